/** What the stage shows for each event of Kingdom Builder. */
import type { Cues } from "$lib/stage/show/cue";

export const cues: Cues = {
  built: ({ cell }, seat) => ({ motion: "fly", at: [`cell:${cell}`], from: [`seat:${seat}`] }),
  moved: ({ from, cell }) => ({ motion: "fly", at: [`cell:${cell}`], from: [`cell:${from}`] }),
  using: ({ tile }) => ({ motion: "mark", at: [`own:tile:${tile}`] }),
  gained: ({ cell }, seat) => ({ motion: "fly", at: [`seat:${seat}`], from: [`cell:${cell}`] }),
  lost: ({ cell }) => ({ motion: "leave", at: [`cell:${cell}`] }),
  played: { motion: "flip" },
  drew: { motion: "mark", minor: true },
  saw: { motion: "mark", minor: true },
  removed: { motion: "leave", at: ["pile"] },
  shuffled: { motion: "flip", at: ["pile"], minor: true },
  ending: { motion: "mark", everybody: true },
  laid: { motion: "mark", minor: true },
  guild: { motion: "mark", minor: true },
  ended: { motion: "mark", everybody: true },
};
