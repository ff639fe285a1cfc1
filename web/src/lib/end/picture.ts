/** A picture of how a game ended, to be shared: drawn by ourselves, with the typefaces and colours of the page. */
import { t } from "$lib/i18n/index.svelte";
import { SEAT_OUTLINES, seatShape } from "$lib/theme/seats";
import type { Summary } from "$lib/wire/types";
import { drawCurve } from "./curve";
import type { Outcome } from "./outcome";

export const PICTURE = { width: 1200, height: 630 } as const;
const EDGE = 48;
const ROW = 58;
const TOP = 190;
const CURVE = { width: 520, height: 300 } as const;

/** Shapes and words with their places; the colours are names of the theme. */
export type Part =
  | {
      readonly path: string;
      readonly x: number;
      readonly y: number;
      readonly scale: number;
      readonly fill?: string;
      readonly stroke?: string;
    }
  | {
      readonly text: string;
      readonly x: number;
      readonly y: number;
      readonly font: string;
      readonly fill: string;
      readonly end?: boolean;
      readonly room?: number;
    };

const box = (x: number, y: number, width: number, height: number, fill: string): Part => ({
  path: `M0 0H${Math.max(0, width)}V${height}H0Z`,
  x,
  y,
  scale: 1,
  fill,
});

/** What the picture shows: the game, who won, a bar of points for each seat, the curve. */
export function layOut(outcome: Outcome, summary: Summary | null, site: string): readonly Part[] {
  const { order, points, winners, names, title } = outcome;
  const barRoom = summary ? 230 : PICTURE.width - 2 * EDGE - 290;
  const most = Math.max(1, ...points);
  const rows = order.slice(0, 6).flatMap((seat, at): Part[] => {
    const y = TOP + at * ROW;
    const won = winners.includes(seat);
    return [
      ...(won ? [box(EDGE - 12, y - 8, barRoom + 286, ROW - 8, "gold-soft")] : []),
      { path: SEAT_OUTLINES[seatShape(seat)], x: EDGE, y: y + 2, scale: 30 / 24, fill: `seat-${seat}` },
      { text: names[seat] ?? "", x: EDGE + 44, y: y + 28, font: "600 28px Cabin", fill: "ink", room: 130 },
      box(EDGE + 190, y + 4, (barRoom * Math.max(0, points[seat] ?? 0)) / most, 28, `seat-${seat}`),
      {
        text: String(points[seat] ?? 0),
        x: EDGE + 262 + barRoom,
        y: y + 31,
        font: "700 36px Alegreya",
        fill: "ink",
        end: true,
      },
    ];
  });
  const curve = summary ? curveParts(summary) : [];
  return [
    box(0, 0, PICTURE.width, PICTURE.height, "paper"),
    box(0, 0, PICTURE.width, 12, "brand"),
    { text: t(`${outcome.game}-name`), x: EDGE, y: 84, font: "600 34px Alegreya", fill: "gold-ink" },
    { text: title, x: EDGE, y: 144, font: "700 54px Alegreya", fill: "ink", room: PICTURE.width - 2 * EDGE },
    ...rows,
    ...curve,
    { text: site, x: EDGE, y: PICTURE.height - 34, font: "400 24px Cabin", fill: "ink-2" },
    {
      text: "Tetrarch",
      x: PICTURE.width - EDGE,
      y: PICTURE.height - 32,
      font: "700 32px Alegreya",
      fill: "brand",
      end: true,
    },
  ];
}

function curveParts(summary: Summary): Part[] {
  const { lines, levels } = drawCurve(summary.curve, CURVE);
  const x = PICTURE.width - EDGE - CURVE.width;
  const y = TOP + 12;
  return [
    ...levels.flatMap((level): Part[] => [
      { path: `M0 0H${CURVE.width}`, x, y: y + level.y, scale: 1, stroke: "line" },
      {
        text: String(level.points),
        x: x - 10,
        y: y + level.y + 7,
        font: "400 20px Cabin",
        fill: "ink-2",
        end: true,
      },
    ]),
    ...lines.map(({ seat, path }): Part => ({ path, x, y, scale: 1, stroke: `seat-${seat}` })),
  ];
}

/** Draws the parts onto a canvas. */
export function paint(
  canvas: CanvasRenderingContext2D,
  parts: readonly Part[],
  colour: (name: string) => string,
): void {
  for (const part of parts) {
    canvas.save();
    canvas.translate(part.x, part.y);
    if ("text" in part) {
      canvas.font = part.font;
      canvas.fillStyle = colour(part.fill);
      canvas.textAlign = part.end ? "end" : "start";
      canvas.fillText(part.text, 0, 0, part.room);
    } else {
      canvas.scale(part.scale, part.scale);
      const path = new Path2D(part.path);
      if (part.fill) {
        canvas.fillStyle = colour(part.fill);
        canvas.fill(path);
      }
      if (part.stroke) {
        canvas.lineWidth = part.stroke === "line" ? 1.5 : 5;
        canvas.lineJoin = "round";
        canvas.strokeStyle = colour(part.stroke);
        canvas.stroke(path);
      }
    }
    canvas.restore();
  }
}

/** The value of a colour of the theme, as it is now. */
function themeColour(name: string): string {
  const probe = document.createElement("i");
  probe.style.color = `var(--${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** The picture as a PNG file. */
export async function pictureFile(outcome: Outcome, summary: Summary | null, name: string): Promise<File> {
  const parts = layOut(outcome, summary, location.host);
  const fonts = new Set(parts.flatMap((part) => ("text" in part ? [part.font] : [])));
  await Promise.all([...fonts].map((font) => document.fonts.load(font, "Łąka")));
  const canvas = document.createElement("canvas");
  canvas.width = PICTURE.width;
  canvas.height = PICTURE.height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  paint(context, parts, themeColour);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("no picture");
  return new File([blob], `${name}.png`, { type: "image/png" });
}

/** Gives the picture to the device's way of sharing where there is one, or saves it. */
export async function sharePicture(file: File): Promise<void> {
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined); // somebody may think better of it
    return;
  }
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address));
}
