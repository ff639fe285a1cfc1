/** What a building shows, by its name; all from the same library, so that they look drawn by one hand. */
import sawmill from "~icons/game-icons/crosscut-saw";
import quarry from "~icons/game-icons/stone-block";
import goldsmith from "~icons/game-icons/ring";
import mint from "~icons/game-icons/two-coins";
import statue from "~icons/game-icons/stone-bust";
import chapel from "~icons/game-icons/prayer";
import church from "~icons/game-icons/church";
import cathedral from "~icons/game-icons/byzantin-temple";
import inn from "~icons/game-icons/tavern-sign";
import market from "~icons/game-icons/shop";
import farms from "~icons/game-icons/barn";
import merchants_guild from "~icons/game-icons/scales";
import guard_tower from "~icons/game-icons/guarded-tower";
import blacksmith from "~icons/game-icons/anvil";
import barracks from "~icons/game-icons/medieval-barracks";
import wizards_guild from "~icons/game-icons/crystal-ball";
import palisade from "~icons/game-icons/palisade";
import stable from "~icons/game-icons/stable";
import stone_wall from "~icons/game-icons/defensive-wall";
import fortress from "~icons/game-icons/castle";
import barricade from "~icons/game-icons/barricade";
import crane from "~icons/game-icons/crane";
import town_hall from "~icons/game-icons/clock-tower";
import embassy from "~icons/game-icons/shaking-hands";
import improvised_defenses from "~icons/game-icons/spiked-wall";
import recruiting_center from "~icons/game-icons/rally-the-troops";
import training_camp from "~icons/game-icons/archery-target";
import military_academy from "~icons/game-icons/crossed-swords";
import fountain from "~icons/game-icons/water-fountain";
import riding_ground from "~icons/game-icons/horse-head";
import warehouse from "~icons/game-icons/warehouse";
import trading_house from "~icons/game-icons/trade";
import bridge from "~icons/game-icons/stone-bridge";
import altar from "~icons/game-icons/star-altar";
import monastery from "~icons/game-icons/greek-temple";
import dome from "~icons/game-icons/observatory";
import brewery from "~icons/game-icons/beer-stein";
import traveling_market from "~icons/game-icons/old-wagon";
import vineyard from "~icons/game-icons/grapes";
import trading_post from "~icons/game-icons/wooden-sign";
import armory from "~icons/game-icons/checked-shield";
import griffin_ranch from "~icons/game-icons/griffin-symbol";
import war_machines from "~icons/game-icons/catapult";
import dragon_tamers_guild from "~icons/game-icons/dragon-head";
import small_palisade from "~icons/game-icons/wooden-fence";
import watch_post from "~icons/game-icons/watchtower";
import hidden_refuge from "~icons/game-icons/cave-entrance";
import citadel from "~icons/game-icons/elven-castle";
import boundary_stones from "~icons/game-icons/rune-stone";
import building_yard from "~icons/game-icons/brick-pile";
import university from "~icons/game-icons/graduate-cap";
import architects_guild from "~icons/game-icons/pencil-ruler";
import moat from "~icons/game-icons/drawbridge";
import mercenary_post from "~icons/game-icons/swordman";
import school from "~icons/game-icons/open-book";
import war_college from "~icons/game-icons/sword-clash";

export const BUILDING_ICONS: Readonly<Record<string, string>> = {
  sawmill,
  quarry,
  goldsmith,
  mint,
  statue,
  chapel,
  church,
  cathedral,
  inn,
  market,
  farms,
  merchants_guild,
  guard_tower,
  blacksmith,
  barracks,
  wizards_guild,
  palisade,
  stable,
  stone_wall,
  fortress,
  barricade,
  crane,
  town_hall,
  embassy,
  improvised_defenses,
  recruiting_center,
  training_camp,
  military_academy,
  fountain,
  riding_ground,
  warehouse,
  trading_house,
  bridge,
  altar,
  monastery,
  dome,
  brewery,
  traveling_market,
  vineyard,
  trading_post,
  armory,
  griffin_ranch,
  war_machines,
  dragon_tamers_guild,
  small_palisade,
  watch_post,
  hidden_refuge,
  citadel,
  boundary_stones,
  building_yard,
  university,
  architects_guild,
  moat,
  mercenary_post,
  school,
  war_college,
};
