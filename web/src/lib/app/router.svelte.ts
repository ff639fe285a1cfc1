/** Addresses and pages, by the history of the browser. */

export type Route =
  | { name: "start" }
  | { name: "lobby" }
  | { name: "create"; game: string }
  | { name: "table"; id: string }
  | { name: "replay"; id: string | null; source: "tables" | "replays" }
  | { name: "result"; id: string; source: "tables" | "replays" }
  | { name: "rules"; game: string | null }
  | { name: "learn"; game: string | null }
  | { name: "lesson"; game: string; lesson: string }
  | { name: "account" | "sign-in" | "sign-up" | "moderation" }
  | { name: "inbox" }
  | { name: "friends" | "leaderboard" }
  | { name: "person"; person: string }
  | { name: "credits" }
  | { name: "missing" };

const ID = "([A-Za-z0-9_-]+)";
const PAGES: readonly [RegExp, (parts: string[]) => Route][] = [
  [/^\/$/, () => ({ name: "start" })],
  [/^\/lobby$/, () => ({ name: "lobby" })],
  [/^\/inbox$/, () => ({ name: "inbox" })],
  [new RegExp(`^/create/${ID}$`), ([, game = ""]) => ({ name: "create", game })],
  [new RegExp(`^/table/${ID}$`), ([, id = ""]) => ({ name: "table", id })],
  [/^\/replay$/, () => ({ name: "replay", id: null, source: "replays" })],
  [new RegExp(`^/replay/${ID}$`), ([, id = ""]) => ({ name: "replay", id, source: "tables" })],
  [new RegExp(`^/record/${ID}$`), ([, id = ""]) => ({ name: "replay", id, source: "replays" })],
  [new RegExp(`^/result/${ID}$`), ([, id = ""]) => ({ name: "result", id, source: "tables" })],
  [new RegExp(`^/record/${ID}/result$`), ([, id = ""]) => ({ name: "result", id, source: "replays" })],
  [/^\/rules$/, () => ({ name: "rules", game: null })],
  [new RegExp(`^/rules/${ID}$`), ([, game = ""]) => ({ name: "rules", game })],
  [/^\/learn$/, () => ({ name: "learn", game: null })],
  [new RegExp(`^/learn/${ID}$`), ([, game = ""]) => ({ name: "learn", game })],
  [new RegExp(`^/learn/${ID}/${ID}$`), ([, game = "", lesson = ""]) => ({ name: "lesson", game, lesson })],
  [/^\/people$/, () => ({ name: "friends" })],
  [/^\/people\/([^/]+)$/, ([, person = ""]) => ({ name: "person", person: decodeName(person) })],
  [/^\/leaderboard$/, () => ({ name: "leaderboard" })],
  [/^\/account$/, () => ({ name: "account" })],
  [/^\/sign-in$/, () => ({ name: "sign-in" })],
  [/^\/sign-up$/, () => ({ name: "sign-up" })],
  [/^\/moderation$/, () => ({ name: "moderation" })],
  [/^\/credits$/, () => ({ name: "credits" })],
];

/** A name out of an address; one that cannot be read stays as it is. */
function decodeName(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The page that an address means. */
export function parseRoute(path: string): Route {
  const bare = path.length > 1 ? path.replace(/\/+$/, "") || "/" : path;
  for (const [pattern, route] of PAGES) {
    const parts = pattern.exec(bare);
    if (parts) return route(parts);
  }
  return { name: "missing" };
}

class Router {
  #href = $state.raw(new URL(location.href));
  route = $derived(parseRoute(this.#href.pathname));

  get url(): URL {
    return this.#href;
  }

  /** Listens to links and to the buttons of the browser; returns what ends that. */
  listen(): () => void {
    const moved = () => (this.#href = new URL(location.href));
    const clicked = (event: MouseEvent) => this.#clicked(event);
    addEventListener("popstate", moved);
    addEventListener("hashchange", moved);
    document.addEventListener("click", clicked);
    return () => {
      removeEventListener("popstate", moved);
      removeEventListener("hashchange", moved);
      document.removeEventListener("click", clicked);
    };
  }

  go(path: string, replace = false): void {
    const before = this.#href.pathname;
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.#href = new URL(location.href);
    if (this.#href.pathname !== before) {
      scrollTo(0, 0);
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true }),
      );
    }
  }

  #clicked(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    const url = new URL(link.href);
    if (url.pathname.startsWith("/api/")) return;
    if (url.pathname === location.pathname && url.hash) return; // the browser itself goes to the anchor
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }
}

export const router = new Router();

/** The game that the page is about, if it is about one. */
export const gameOf = (route: Route): string | null => ("game" in route ? route.game : null);
export const paths = {
  start: "/",
  lobby: "/lobby",
  inbox: "/inbox",
  create: (game: string, friends = false) => `/create/${game}${friends ? "?with=friends" : ""}`,
  table: (id: string) => `/table/${id}`,
  replay: (id?: string, number?: number) =>
    (id ? `/replay/${id}` : "/replay") + (number === undefined ? "" : `?at=${number}`),
  result: (id: string, source: "tables" | "replays" = "tables") =>
    source === "tables" ? `/result/${id}` : `/record/${id}/result`,
  friends: "/people",
  person: (person: string) => `/people/${encodeURIComponent(person)}`,
  leaderboard: "/leaderboard",
  account: "/account",
  signIn: "/sign-in",
  signUp: "/sign-up",
  moderation: "/moderation",
  credits: "/credits",
  record: (id: string) => `/record/${id}`,
  /** The rules of a game, or of all; at a ruling or part of the page, with the expansions that are in play. */
  rules: (game?: string | null, anchor = "", modules: readonly string[] = []) =>
    `/rules${game ? `/${game}` : ""}${modules.length ? `?modules=${modules.join(",")}` : ""}${anchor && `#${anchor}`}`,
  /** All games' lessons, one game's, or one lesson; `again` begins it anew. */
  learn: (game?: string, lesson?: string, again = false) =>
    ["/learn", game, lesson].filter(Boolean).join("/") + (again ? "?again" : ""),
};
