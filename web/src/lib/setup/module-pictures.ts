/** A picture for each expansion, by game and name. */
import beer from "~icons/game-icons/beer-stein";
import wagon from "~icons/game-icons/old-wagon";
import geese from "~icons/game-icons/goose";
import castle from "~icons/game-icons/white-tower";
import random from "~icons/game-icons/card-random";
import bricks from "~icons/game-icons/brick-pile";
import ball from "~icons/game-icons/crystal-ball";
import grapes from "~icons/game-icons/grapes";
import tower from "~icons/game-icons/guarded-tower";
import jester from "~icons/game-icons/jester-hat";
import king from "~icons/game-icons/king";
import pawn from "~icons/game-icons/meeple";
import golem from "~icons/game-icons/robot-golem";
import shield from "~icons/game-icons/checked-shield";
import spears from "~icons/game-icons/spears";
import friends from "~icons/game-icons/three-friends";
import village from "~icons/game-icons/village";

export const MODULE_PICTURES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  castles_of_burgundy: {
    extra_tiles: geese,
    border_posts: tower,
    white_castles: castle,
    inns: beer,
    trade_routes: wagon,
    shields: shield,
    teams: friends,
    solo: pawn,
    vineyards: grapes,
    chateauma: golem,
  },
  kingsburg: {
    extra_rows: village,
    alternate_rows: bricks,
    governors: king,
    destiny: ball,
    troop_tokens: spears,
    whims: jester,
  },
};
/** For an expansion without one. */
export const ANY_MODULE = random;
