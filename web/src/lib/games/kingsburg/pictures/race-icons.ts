/** The races of invaders. */
import barbarians from "~icons/game-icons/conqueror";
import demons from "~icons/game-icons/daemon-skull";
import dragons from "~icons/game-icons/dragon-head";
import goblins from "~icons/game-icons/goblin-head";
import orcs from "~icons/game-icons/orc-head";
import zombies from "~icons/game-icons/shambling-zombie";

export const RACE_ICONS: Readonly<Record<string, string>> = {
  goblins,
  orcs,
  zombies,
  demons,
  barbarians,
  dragons,
};
