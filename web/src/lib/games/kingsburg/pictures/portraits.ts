/** The eighteen advisors as persons on a grid of 64: shoulders, face, hair and hat, and the tool of the office.
 *
 * Everything is flat colour with one shade, lit from the left, so that a portrait holds at 40 pixels as at 160.
 */
import alchemist from "~icons/game-icons/round-bottom-flask";
import architect from "~icons/game-icons/pencil-ruler";
import astronomer from "~icons/game-icons/ringed-planet";
import champion from "~icons/game-icons/broadsword";
import duchess from "~icons/game-icons/rose";
import general from "~icons/game-icons/rally-the-troops";
import inventor from "~icons/game-icons/gears";
import jester from "~icons/game-icons/juggling-clubs";
import king from "~icons/game-icons/winged-scepter";
import master_hunter from "~icons/game-icons/bow-arrow";
import merchant from "~icons/game-icons/scales";
import queen from "~icons/game-icons/diamond-ring";
import sergeant from "~icons/game-icons/halberd";
import smuggler from "~icons/game-icons/cloak-dagger";
import squire from "~icons/game-icons/horseshoe";
import swordsmith from "~icons/game-icons/anvil";
import treasurer from "~icons/game-icons/key";
import wizard from "~icons/game-icons/crystal-ball";

export interface Person {
  /** The colour behind the head, of the robe, and of its trim. */
  readonly ground: string;
  readonly robe: string;
  readonly trim: string;
  readonly skin: string;
  /** Behind the head, on it, and before the face. */
  readonly back?: string;
  readonly hat: string;
  readonly face?: string;
  readonly brows: string;
  readonly tool: string;
}

const SKIN = { fair: "#f1c9a0", rose: "#eab48d", tan: "#c98f5f", brown: "#94603a" } as const;
const HAIR = { dark: "#33231a", brown: "#6a4125", red: "#a8481f", blond: "#d9a640", grey: "#a8a39b", white: "#efebe2" } as const; // prettier-ignore

const fill = (colour: string, d: string): string => `<path fill="${colour}" d="${d}"/>`;
/** The side away from the light. */
const shade = (d: string): string => `<path fill="#000" fill-opacity=".16" d="${d}"/>`;
const light = (d: string): string => `<path fill="#fff" fill-opacity=".22" d="${d}"/>`;
const line = (colour: string, d: string, width = 1.4): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
const dot = (colour: string, x: number, y: number, r: number): string =>
  `<circle fill="${colour}" cx="${x}" cy="${y}" r="${r}"/>`;

// hair
const cropped = (colour: string): string =>
  fill(colour, "M21.5 28C20 17.5 25 12.5 32 12.5S44 17.5 42.5 28c-1.6-3-2-5.3-2.6-7.4-3.8 1.4-9.6 1.6-15.8 0-.6 2.1-1 4.4-2.6 7.4z"); // prettier-ignore
const longHair = (colour: string): string =>
  fill(colour, "M32 11c-9 0-13 6.5-13 15 0 9-3 15-5 22 6 3 30 3 36 0-2-7-5-13-5-22 0-8.5-4-15-13-15z");
const bob = (colour: string): string =>
  fill(colour, "M32 11c-8.7 0-12.5 6-12.6 14L18 41c3 2.4 8 2.6 10 1h8c2 1.6 7 1.4 10-1l-1.4-16C44.5 17 40.7 11 32 11z"); // prettier-ignore
const wild = (colour: string): string =>
  fill(colour, "M14 30l3.5-4-5-4 5.5-1.8-3-6 6.5 1.5.5-6.7 5 4.2L32 7l5 6.2 5-4.2.5 6.7 6.5-1.5-3 6 5.5 1.8-5 4 3.5 4-6 1.2-2 4h-20l-2-4z"); // prettier-ignore

// beards
const fullBeard = (colour: string): string =>
  fill(colour, "M21.6 27c.5 5 .9 8.5 2 11.5 1.7 4.5 4.6 7.5 8.4 7.5s6.7-3 8.4-7.5c1.1-3 1.5-6.5 2-11.5-1.2 3.5-3 5.2-5 5.7-3.3-1-7.5-1-10.8 0-2-.5-3.8-2.2-5-5.7z") + line("#5a2a20", "M29.5 37.2q2.5 1.4 5 0", 1.5); // prettier-ignore
const longBeard = (colour: string): string =>
  fill(colour, "M21.6 27c.2 6 .2 12 2.4 19 1.6 5.5 4.5 10 8 13.5 3.5-3.5 6.4-8 8-13.5 2.2-7 2.2-13 2.4-19-1.2 3.5-3 5-5 5.5-3.3-1-7.5-1-10.8 0-2-.5-3.8-2-5-5.5z") + shade("M32 59.5c3.5-3.5 6.4-8 8-13.5 2.2-7 2.2-13 2.4-19-1.2 3.5-3 5-5 5.5-1.2 11-2.4 19.5-5.4 27z") + line("#5a2a20", "M29.5 37.2q2.5 1.4 5 0", 1.5); // prettier-ignore
const pointedBeard = (colour: string): string =>
  fill(colour, "M27.5 38.5c1.5-1.2 7.5-1.2 9 0-.3 3.5-2.3 6.5-4.5 8.5-2.2-2-4.2-5-4.5-8.5z") + moustache(colour); // prettier-ignore
const moustache = (colour: string): string =>
  fill(colour, "M32 33.8c-3 .2-6 1-8.3 3.6 3 .5 6 .2 8.3-1.3 2.3 1.5 5.3 1.8 8.3 1.3-2.3-2.6-5.3-3.4-8.3-3.6z"); // prettier-ignore
const stubble = (colour: string): string =>
  `<path fill="${colour}" fill-opacity=".35" d="M21.8 30c.6 4 1.2 7 2.8 9.5 1.8 2.8 4.3 4.5 7.4 4.5s5.6-1.7 7.4-4.5c1.6-2.5 2.2-5.5 2.8-9.5-1.7 2.8-4 3.8-6.2 4-2.6-.8-5.4-.8-8 0-2.2-.2-4.5-1.2-6.2-4z"/>`;

/** A short beard along the jaw. */
const jawBeard = (colour: string): string =>
  fill(colour, "M21.8 28c.3 8 3 17 10.2 17s9.9-9 10.2-17c-1.2 5.5-3.5 9.5-6 10.5-2.7-.8-5.7-.8-8.4 0-2.5-1-4.8-5-6-10.5z") + line("#5a2a20", "M29.8 37q2.2 1.2 4.4 0"); // prettier-ignore
const goatee = (colour: string): string =>
  fill(colour, "M28 39c2-1.3 6-1.3 8 0 .5 6-1.5 13-4 18-2.5-5-4.5-12-4-18z") + moustache(colour);
const lips = (colour: string): string =>
  fill(colour, "M28.8 36.2c1.2-1 2.3-1.2 3.2-.6.9-.6 2-.4 3.2.6-1 1.7-2 2.3-3.2 2.3s-2.2-.6-3.2-2.3z") +
  `<circle fill="#e0857d" fill-opacity=".5" cx="25.3" cy="33" r="2.2"/><circle fill="#e0857d" fill-opacity=".5" cx="38.7" cy="33" r="2.2"/>`;
const star = (colour: string, x: number, y: number, r: number): string =>
  fill(colour, `M${x} ${y - r}l${r * 0.28} ${r * 0.72} ${r * 0.72} ${r * 0.28} ${-r * 0.72} ${r * 0.28} ${-r * 0.28} ${r * 0.72} ${-r * 0.28} ${-r * 0.72} ${-r * 0.72} ${-r * 0.28} ${r * 0.72} ${-r * 0.28}z`); // prettier-ignore
/** A wreath of laurel. */
const laurel = [0, 1, 2, 3, 4]
  .map((at) =>
    [-1, 1]
      .map((side) => {
        const [x, y] = [32 + side * (11.6 - at * 2.3), 21 - at * 1.7 - (at > 2 ? 0.6 : 0)];
        return `<ellipse fill="${at % 2 ? "#4f8a3f" : "#6aa84f"}" cx="${x}" cy="${y}" rx="1.5" ry="3.3" transform="rotate(${side * (20 + at * 14)} ${x} ${y})"/>`;
      })
      .join(""),
  )
  .join("");

const ermine =
  fill("#f6f1e4", "M14 52c4-5 9-7.5 13-8.5l5 4 5-4c4 1 9 3.5 13 8.5-2 4-5 7-9 9H23c-4-2-7-5-9-9z") +
  [[19, 53], [25, 50], [25, 57], [32, 54], [39, 50], [39, 57], [45, 53]].map(([x = 0, y = 0]) => fill("#2c2320", `M${x} ${y - 1.6}l1.1 3.2h-2.2z`)).join(""); // prettier-ignore
const crown = (y: number, jewel: string): string =>
  fill("#e8b73a", `M20 ${y + 9}L18.5 ${y - 2}l6.8 4.6L32 ${y - 6}l6.7 8.6 6.8-4.6L44 ${y + 9}z`) +
  shade(`M32 ${y - 6}l6.7 8.6 6.8-4.6L44 ${y + 9}H32z`) +
  fill("#c48a1c", `M20 ${y + 6.5}h24V${y + 10.5}H20z`) +
  dot(jewel, 32, y + 8.5, 1.5) + dot(jewel, 25, y + 8.5, 1.1) + dot(jewel, 39, y + 8.5, 1.1) + dot("#fff3c4", 32, y - 6, 1.6) + dot("#fff3c4", 18.5, y - 2, 1.3) + dot("#fff3c4", 45.5, y - 2, 1.3); // prettier-ignore

export const PERSONS: Readonly<Record<string, Person>> = {
  jester: {
    ground: "#7e5aa0", robe: "#c23b4e", trim: "#f1c34a", skin: SKIN.fair, brows: "M25.5 24l4.5-1.5M34 22.5l4.5 1.5",
    hat:
      fill("#c23b4e", "M20.5 25C17 12 10 12 8.5 21 6 9 16 3 24.5 7.5 28 9.3 30.5 12 32 16v9z") +
      fill("#2f6fb0", "M43.5 25C47 12 54 12 55.5 21 58 9 48 3 39.5 7.5 36 9.3 33.5 12 32 16v9z") +
      fill("#f1c34a", "M20 22h24v4.5l-4-1.5-4 2-4-2-4 2-4-2-4 1.5z") +
      dot("#f1c34a", 8.5, 22.5, 2.7) + dot("#f1c34a", 55.5, 22.5, 2.7),
    face: line("#8d2331", "M27 35.5q5 5.5 10 0", 1.8) + dot("#e58a84", 25, 33, 2) + dot("#e58a84", 39, 33, 2),
    tool: jester,
  },
  squire: {
    ground: "#6f8f5d", robe: "#3f6f8f", trim: "#e6d9b8", skin: SKIN.fair, brows: "M25.5 23.5l4-.8M34.5 22.7l4 .8",
    back: bob(HAIR.blond),
    hat: fill("#8f2f35", "M19.5 21c0-8 5-12 12.5-12s12.5 4 12.5 12c-8-2.5-17-2.5-25 0z") + shade("M34 9c6.5.6 10.5 4.7 10.5 12-3-1-6-1.5-9-1.7z") + fill("#f4efe2", "M41 15c3-6 8-9 13-9-1 6-5 10-12 12z") + line("#b9a883", "M42 16.5q5-6 10-8.5", 0.9),
    tool: squire,
  },
  architect: {
    ground: "#b08a52", robe: "#4d5d73", trim: "#d7c49a", skin: SKIN.rose, brows: "M25 23.6l4.6-.6M34.4 23l4.6.6",
    back: cropped(HAIR.brown),
    hat: fill("#2e4058", "M17 20c-2-7 5-12 15-12s18 4 16 9c-1.5 3.5-7 3-16 3s-12 1-15 0z") + light("M20 16c1-4 6-6.5 12-6.5-5 1.5-9 4-12 6.5z") + fill("#22303f", "M20 19.5h24v3.5c-8-1.5-16-1.5-24 0z"),
    face: pointedBeard(HAIR.brown),
    tool: architect,
  },
  merchant: {
    ground: "#c4883a", robe: "#7d3f63", trim: "#e9c15c", skin: SKIN.tan, brows: "M25 23.8l5-.8M34 23l5 .8",
    hat: fill("#d8553e", "M18 22c-3-8 3-14.5 14-14.5S49 14 46 22c-8-3.5-20-3.5-28 0z") + line("#a93a2b", "M20 19c6-6 14-8 24-5M23 12.5c7-2 14 0 21 5.5", 1.7) + fill("#e9c15c", "M30 9.5l2-4.5 2 4.5-2 3z") + dot("#2f8f6f", 32, 14.5, 2.3),
    face: jawBeard(HAIR.dark),
    tool: merchant,
  },
  sergeant: {
    ground: "#5f6b78", robe: "#8b3a32", trim: "#b9c0c8", skin: SKIN.rose, brows: "M25 24.2l5 .6M34 24.8l5-.6",
    hat: fill("#9aa5b1", "M21 22c0-9 4.5-14 11-14s11 5 11 14z") + shade("M34 8.2c5.5.9 9 5.8 9 13.8h-7c.5-5.5 0-10-2-13.8z") + fill("#7c8793", "M13.5 24c5-3.5 32-3.5 37 0-2 2.5-6 3-8.5 2.5-6-1.5-14-1.5-20 0-2.5.5-6.5 0-8.5-2.5z") + line("#d9e0e6", "M32 8.5v12", 1.5),
    face: stubble(HAIR.dark) + moustache(HAIR.brown),
    tool: sergeant,
  },
  alchemist: {
    ground: "#4d8477", robe: "#3c5a3a", trim: "#b6cf6b", skin: SKIN.fair, brows: "M25 24l5-1M34 23l5 1",
    back: fill("#2f4a2e", "M32 6.5c-10 0-16 8-15.5 19L14 48c6-4 30-4 36 0l-2.5-22.5C48 14.5 42 6.5 32 6.5z"),
    hat: fill("#3c5a3a", "M32 7c-9.5 0-14.5 8-13.5 18l3 6c-.5-8 2-14.5 10.5-14.5S43 23 42.5 31l3-6C46.5 15 41.5 7 32 7z") + light("M20 24c-.5-8 3-14 9-16-4 4-6 9-6.5 13z"),
    face: goatee(HAIR.grey),
    tool: alchemist,
  },
  astronomer: {
    ground: "#2b3f7a", robe: "#32489a", trim: "#f0d77b", skin: SKIN.brown, brows: "M25 23.8l5-.6M34 23.2l5 .6",
    back: bob(HAIR.dark),
    hat: fill("#22336f", "M20 22.5L33.5 1 44 22.5c-8-2.8-16-2.8-24 0z") + shade("M33.5 1L44 22.5c-2.5-.9-5-1.5-7.5-1.8z") + star("#f0d77b", 30.5, 15, 2.7) + star("#f0d77b", 36.5, 17.5, 1.8) + star("#f0d77b", 34, 9.5, 1.6) + fill("#f0d77b", "M19.6 20.3c8-3 17-3 24.8 0v3.2c-8-2.8-17-2.8-24.8 0z"),
    tool: astronomer,
  },
  treasurer: {
    ground: "#94783c", robe: "#24433a", trim: "#e8b73a", skin: SKIN.rose, brows: "M24.5 23l5.5.6M34 23.6l5.5-.6",
    back: fill(HAIR.grey, "M20.5 22c-2.5 5-2 10-.5 14h24c1.5-4 2-9-.5-14z"),
    hat: fill("#24433a", "M21 19.5c1-7 5-10 11-10s10 3 11 10c-7-2-15-2-22 0z") + fill("#e8b73a", "M20.5 18.6c7.6-2.4 15.4-2.4 23 0v2.2c-7.6-2.4-15.4-2.4-23 0z"),
    face: line("#4a3a1a", "M23.5 28.3a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM32.5 28.3a4 4 0 1 0 8 0a4 4 0 1 0-8 0z", 1.1) + moustache(HAIR.grey),
    tool: treasurer,
  },
  master_hunter: {
    ground: "#4f7045", robe: "#5d4a2c", trim: "#8fae5a", skin: SKIN.tan, brows: "M25 24.3l5-1M34 23.3l5 1",
    back: cropped(HAIR.red),
    hat: fill("#3e5c34", "M14 22.5c4-2 6-5 8-9.5 2-4.5 6-6 10-5.5 6 .8 9.5 5.5 11.5 11 2 .5 4 .7 6.5 0-1 3.5-5 5.5-9.5 5-9-2.2-17-2-26.5-1z") + shade("M32 7.5c6 .8 9.5 5.5 11.5 11 2 .5 4 .7 6.5 0-1 3.5-5 5.5-9.5 5-2-.5-4-.8-6-1 .5-5.5-.3-10.5-2.5-15z") + fill("#c8442f", "M23 16c-4-5-10-8-15-8 3 6 8 9.5 14 11z"),
    face: fullBeard(HAIR.red),
    tool: master_hunter,
  },
  general: {
    ground: "#7b3f3a", robe: "#56606c", trim: "#c23b3b", skin: SKIN.tan, brows: "M25 24.4l5 .8M34 25.2l5-.8",
    hat: fill("#c23b3b", "M30 9C26 4 22 3 18 5c3-5 20-7 25 6-1 6-1 8-2 10-1-7-5-11-11-12z") + fill("#8e99a5", "M20.5 30c-1.5-13 3-20 11.5-20s13 7 11.5 20l-4-1.5V22h-15v6.5z") + shade("M33 10c7.7.5 12 7.5 10.5 20l-4-1.5V22H35c.3-4.5-.3-8.5-2-12z") + fill("#d6b04a", "M20.3 20.5h23.4v2.7H20.3z") + fill("#7a8590", "M20.5 27l4.2 1.5v11.5c-2.6-3-4-7.5-4.2-13zM43.5 27l-4.2 1.5v11.5c2.6-3 4-7.5 4.2-13z"),
    face: stubble(HAIR.grey),
    tool: general,
  },
  swordsmith: {
    ground: "#8a5a3c", robe: "#7a5232", trim: "#3a2a1e", skin: SKIN.brown, brows: "M24.8 24l5.2.6M34 24.6l5.2-.6",
    hat: fill("#b0432c", "M20.5 23c-.5-8 4.5-12.5 11.5-12.5S44 15 43.5 23c-7-3.5-16-3.5-23 0z") + line("#7f2c1c", "M21 21.5c7-3 15-3 22 0", 1.3) + fill("#b0432c", "M43 19l7 2.5-3 2 2.5 3.5-7-3.5z"),
    face: fullBeard(HAIR.dark),
    tool: swordsmith,
  },
  duchess: {
    ground: "#a86f8f", robe: "#8d3567", trim: "#f2dcae", skin: SKIN.fair, brows: "M25.5 23.4q2-1.3 4.5-.5M34 22.9q2.5-.8 4.5.5",
    back: fill("#f3e6ef", "M43 6C52 16 54 34 51 52H44c2-12 1-24-4-34z") + bob(HAIR.brown),
    hat: fill("#8d3567", "M20.5 21L40.5 1.5 43.5 21c-7-3.8-16-3.8-23 0z") + shade("M40.5 1.5L43.5 21c-2-1-4.2-1.8-6.5-2.3z") + fill("#f2dcae", "M20 19c8-4 16-4 24 0v3.4c-8-4-16-4-24 0z"),
    face: lips("#b23a4f"),
    tool: duchess,
  },
  champion: {
    ground: "#b0752a", robe: "#2f5c9a", trim: "#f0d77b", skin: SKIN.rose, brows: "M25 23.8l5 .2M34 24l5-.2",
    back: longHair(HAIR.blond),
    hat: cropped(HAIR.blond) + laurel,
    face: stubble(HAIR.blond),
    tool: champion,
  },
  smuggler: {
    ground: "#4a4458", robe: "#2e2a38", trim: "#6f6684", skin: SKIN.tan, brows: "M25 23.8l5 1M34 24.8l5-1",
    back: fill("#1f1c28", "M32 6c-11 0-17 9-16 20l-3 23c6-4 32-4 38 0l-3-23C49 15 43 6 32 6z"),
    hat: fill("#2e2a38", "M32 6.5c-10.5 0-15.5 8.5-14 19.5l3 8c-.5-9.5 2-17 11-17s11.5 7.5 11 17l3-8c1.5-11-3.5-19.5-14-19.5z") + light("M19.5 24c-.5-8 3-14 9-16-4 4-6 9-6.5 14z"),
    face: fill("#6b2b34", "M21.8 31.5c6.5 2 14 2 20.4 0-.5 7-4 13-10.2 13s-9.7-6-10.2-13z") + shade("M33 33c3.2 0 6.3-.5 9.2-1.5-.5 7-4 13-9.7 13 1-3.5 1.2-7.5.5-11.5z"),
    tool: smuggler,
  },
  inventor: {
    ground: "#5f8a94", robe: "#93713f", trim: "#d8c08a", skin: SKIN.fair, brows: "M24.5 22.8q2.5-2 5.5-.5M34 22.3q3-1.5 5.5.5",
    back: wild(HAIR.white),
    hat: fill(HAIR.white, "M21.5 24c-1-8 3.5-12 10.5-12s11.5 4 10.5 12c-3-4-6-5.5-10.5-5.5s-7.5 1.5-10.5 5.5z") + fill("#5b4630", "M19 18.5h26v3H19z") + dot("#c9952e", 27, 19, 4.3) + dot("#c9952e", 37, 19, 4.3) + dot("#bfe3ea", 27, 19, 2.8) + dot("#bfe3ea", 37, 19, 2.8),
    face: moustache(HAIR.white),
    tool: inventor,
  },
  wizard: {
    ground: "#4a3a78", robe: "#4d3c91", trim: "#cdb8ff", skin: SKIN.rose, brows: "M24 23.6l6 1.2M34 24.8l6-1.2",
    back: longHair(HAIR.white),
    hat: fill("#3d2f7d", "M21 19L36 .5c3 3 5 6 5.5 9L43 19z") + shade("M36 .5c3 3 5 6 5.5 9L43 19h-7c.8-7 .8-13 0-18.5z") + fill("#33266b", "M9.5 22.5c7-6 38-6 45 0-5 3.5-10 3-14 2-6-1.2-11-1.2-17 0-4 1-9 1.5-14-2z") + star("#f0d77b", 32, 13, 2.8),
    face: longBeard(HAIR.white),
    tool: wizard,
  },
  queen: {
    ground: "#8c2f4e", robe: "#b02a4c", trim: "#f0d77b", skin: SKIN.fair, brows: "M25.5 23.4q2-1.3 4.5-.5M34 22.9q2.5-.8 4.5.5",
    back: longHair(HAIR.red),
    hat: cropped(HAIR.red) + crown(9, "#c7304e"),
    face: lips("#b2283e") + line("#e8b73a", "M24 47q8 6.5 16 0", 1.5) + dot("#3f8fd0", 32, 50.5, 1.9),
    tool: queen,
  },
  king: {
    ground: "#7a1626", robe: "#7a1626", trim: "#f6f1e4", skin: SKIN.rose, brows: "M24.8 23.8l5.2.4M34 24.2l5.2-.4",
    back: bob(HAIR.grey),
    hat: cropped(HAIR.grey) + crown(8, "#2f6fb0"),
    face: fullBeard(HAIR.grey),
    tool: king,
  },
}; // prettier-ignore

const EYES =
  dot("#fff", 27.6, 28, 2) + dot("#fff", 36.4, 28, 2) + dot("#2a1a12", 27.8, 28.1, 1.35) + dot("#2a1a12", 36.6, 28.1, 1.35); // prettier-ignore
const SHOULDERS = "M5 66c0-13 9-18.5 20-21h14c11 2.5 20 8 20 21z";

/** The drawing of a person, without frame and tool. */
export function portrait(id: string): string {
  const person = PERSONS[id];
  if (!person) return "";
  const { robe, trim, skin, back = "", hat, face = "", brows } = person;
  const mouth = face ? "" : line("#8a4a3a", "M28.8 36.5q3.2 2.2 6.4 0", 1.5);
  return [
    back,
    fill(robe, SHOULDERS),
    shade("M39 45c11 2.5 20 8 20 21H34c4-6 6-13 5-21z"),
    id === "king" ? ermine : fill(trim, "M24 45.3l8 8 8-8 3 1.2-11 12-11-12z"),
    fill(skin, "M27 36h10v9.5c-1.5 2.7-8.5 2.7-10 0z"),
    shade("M27 40c3 2.6 7 2.6 10 0v3.5c-3 2.5-7 2.5-10 0z"),
    fill(skin, "M32 13.5c-7 0-11 5.3-10.6 13.5-1.8-.4-2.5 4.8.6 5.5C23 39 27 43.5 32 43.5S41 39 42 32.5c3.1-.7 2.4-5.9.6-5.5C43 18.8 39 13.5 32 13.5z"),
    shade("M34.5 43.2C38.5 42 41.2 38 42 32.5c3.1-.7 2.4-5.9.6-5.5.3-6-1.6-10.3-5.2-12.3 3 9 2.6 20.5-2.9 28.5z"),
    EYES,
    line("#3a2418", brows, 1.5),
    line("#7a4a30", "M32 28.5l-1.6 4.7q1.4 1 3 .2", 1.2),
    mouth,
    face,
    hat,
  ].join(""); // prettier-ignore
}
