/** What the stage shows for each event of Council of Four. */
import { CAUSE, type Cue, type Cues } from "$lib/stage/show/cue";
import type { View } from "./types";

/** What a player gets flies from the city, permit or council that brings it; what is paid goes away. */
const gain = ({ way }: Record<string, string | number>): Cue =>
  way === "loss" ? { motion: "leave" } : { motion: "fly", from: [CAUSE] };

/** The cities between two others, by the shortest way along the roads. */
export function citiesBetween(view: View | null, from: string, to: string): readonly string[] {
  const ways: string[][] = [[from]];
  const seen = new Set([from]);
  for (let way = ways.shift(); way; way = ways.shift()) {
    const here = way.at(-1) as string;
    if (here === to) return way.slice(1, -1);
    for (const road of view?.roads ?? [])
      for (const [one, other] of [road, [road[1], road[0]] as const])
        if (one === here && !seen.has(other)) {
          seen.add(other);
          ways.push([...way, other]);
        }
  }
  return [];
}

export const cues: Cues = {
  side: { motion: "mark", minor: true },
  token: ({ city }) => ({ motion: "flip", at: [`city:${city}`], minor: true }),
  pawn: ({ council }) => ({ motion: "appear", at: [`council:${council}`], minor: true }),
  offered: ({ permit }) => ({ motion: "flip", at: [`permit:${permit}`] }),
  neutral: ({ permit }) => ({ motion: "flip", at: [`permit:${permit}`], minor: true }),
  drew: { motion: "mark", minor: true },
  saw: { motion: "mark", minor: true },
  shuffled: { motion: "mark", minor: true },
  begun: { motion: "mark" },
  elected: ({ council, colour }) => ({
    motion: "fly",
    at: [`council:${council}`],
    from: [`colour:${colour}`],
    cause: `council:${council}`,
  }),
  fell: ({ council, colour }) => ({
    motion: "fly",
    at: [`colour:${colour}`],
    from: [`council:${council}`],
    minor: true,
  }),
  played: { motion: "leave", minor: true },
  paid: { motion: "leave" },
  moved: ({ from, city }, _, view) => ({
    motion: "fly",
    at: [`city:${city}`],
    from: [`city:${from}`],
    thing: "king",
    via: citiesBetween(view as View | null, String(from), String(city)).map((one) => `city:${one}`),
  }),
  built: ({ city }, seat) => ({
    motion: "fly",
    at: [`city:${city}`],
    from: [`seat:${seat}`],
    cause: `city:${city}`,
  }),
  owed: { motion: "leave" },
  acquired: ({ permit }, seat) => ({
    motion: "fly",
    at: [`seat:${seat}`],
    from: [`permit:${permit}`],
    cause: `permit:${permit}`,
  }),
  took: ({ permit }, seat) => ({ motion: "fly", at: [`seat:${seat}`], from: [`permit:${permit}`] }),
  turned: ({ permit }) => ({ motion: "flip", at: [`permit:${permit}`], minor: true }),
  hired: { motion: "appear" },
  under: ({ permit }) => ({ motion: "leave", at: [`permit:${permit}`] }),
  sent: ({ council }, seat) => ({ motion: "fly", at: [`council:${council}`], from: [`seat:${seat}`] }),
  extra: { motion: "mark" },
  coins: gain,
  assistants: gain,
  advanced: { motion: "fly", at: ["nobility"], from: [CAUSE] },
  mains: { motion: "mark" },
  reused: ({ city }) => ({ motion: "mark", at: [`city:${city}`], cause: `city:${city}` }),
  repeated: ({ permit }) => ({ motion: "mark", at: [`permit:${permit}`], cause: `permit:${permit}` }),
  tile: ({ tile }, seat) => ({
    motion: "fly",
    at: [`seat:${seat}`],
    from: [`tile:${tile}`],
    everybody: true,
  }),
  kings_tile: ({ kings_tile: tile }, seat) => ({
    motion: "fly",
    at: [`seat:${seat}`],
    from: [`kings_tile:${tile}`],
    everybody: true,
  }),
  lapsed: { motion: "leave" },
  ending: { motion: "mark", everybody: true },
  ended: { motion: "mark", everybody: true },
};
