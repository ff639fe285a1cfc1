/** The server's addresses: each call gives its answer or throws what was refused. */
import type {
  ContinueRequest,
  DeviceInfo,
  Done,
  Frames,
  Games,
  Hint,
  HintRequest,
  HookInfo,
  HookRequest,
  HookTest,
  Inbox,
  InboxCount,
  JoinRequest,
  PlanRequest,
  PushRequest,
  QuickRequest,
  Refusal,
  Replay,
  Rules,
  SeatChange,
  Session,
  Snapshot,
  TableInfo,
  TablePage,
  TableRequest,
  Telling,
  Uploaded,
  Verification,
} from "./types";

/** A refusal of the server, or of the network. */
export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.error);
  }
}

const OFFLINE: Refusal = {
  error: "offline",
  key: "web-offline",
  args: {},
  ruling: null,
  number: null,
  seq: null,
};

/** What to show of anything that went wrong. */
export const refusalOf = (error: unknown): Refusal => (error instanceof Refused ? error.refusal : OFFLINE);

export async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  type = "application/json",
): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      ...(body === undefined
        ? {}
        : {
            headers: { "content-type": type },
            body: typeof body === "string" ? body : JSON.stringify(body),
          }),
    });
  } catch {
    throw new Refused(OFFLINE, 0);
  }
  if (!response.ok) throw new Refused(await refused(response), response.status);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

async function refused(response: Response): Promise<Refusal> {
  try {
    const refusal = (await response.json()) as Refusal;
    return typeof refusal.key === "string" ? refusal : OFFLINE;
  } catch {
    return OFFLINE;
  }
}

const asked = (args: Record<string, string | number | null | undefined>): string => {
  const given = Object.entries(args).filter(([, value]) => value !== null && value !== undefined);
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : "";
};

export type List = "open" | "mine" | "finished";
export type Source = "tables" | "replays";

export const api = {
  session: () => call<Session>("GET", "/session"),
  signIn: (name: string) => call<Session>("POST", "/session", { name }),
  rename: (name: string) => call<Session>("PATCH", "/session", { name }),
  games: () => call<Games>("GET", "/games"),
  rules: (game: string, lang: string) => call<Rules>("GET", `/games/${game}/rules${asked({ lang })}`),
  tables: (list: List, after?: string) => call<TablePage>("GET", `/tables${asked({ list, after })}`),
  create: (request: TableRequest) => call<TableInfo>("POST", "/tables", request),
  quick: (request: QuickRequest) => call<TableInfo>("POST", "/quick", request),
  playOn: (request: ContinueRequest) => call<TableInfo>("POST", "/tables/continue", request),
  table: (id: string, seat?: number) => call<Snapshot>("GET", `/tables/${id}${asked({ seat })}`),
  join: (id: string, request: JoinRequest) => call<Snapshot>("POST", `/tables/${id}/join`, request),
  seat: (id: string, change: SeatChange) => call<Done>("POST", `/tables/${id}/seats`, change),
  plan: (id: string, request: PlanRequest) => call<Done>("POST", `/tables/${id}/plan`, request),
  hint: (id: string, request: HintRequest) => call<Hint>("POST", `/tables/${id}/hint`, request),
  start: (id: string, fill: string | null) => call<Done>("POST", `/tables/${id}/start`, { fill }),
  leave: (id: string) => call<Done>("POST", `/tables/${id}/leave`),
  abandon: (id: string) => call<Done>("POST", `/tables/${id}/abandon`),
  rematch: (id: string) => call<TableInfo>("POST", `/tables/${id}/rematch`),
  verify: (id: string) => call<Verification>("GET", `/tables/${id}/verify`),
  upload: (text: string) => call<Uploaded>("POST", "/replays", text, "text/plain; charset=utf-8"),
  replay: (source: Source, id: string, seat?: number | null) =>
    call<Replay>("GET", `/${source}/${id}${source === "tables" ? "/replay" : ""}${asked({ seat })}`),
  frames: (source: Source, id: string, seat: number | null, start: number, count: number) =>
    call<Frames>("GET", `/${source}/${id}/frames${asked({ seat, start, count })}`),
  inbox: () => call<Inbox>("GET", "/inbox"),
  inboxCount: () => call<InboxCount>("GET", "/inbox/count"),
  inboxRead: (ids: string[] | null) => call<InboxCount>("POST", "/inbox/read", { ids }),
  inboxClear: () => call<InboxCount>("POST", "/inbox/clear"),
  telling: () => call<Telling>("GET", "/telling"),
  setHook: (request: HookRequest) => call<HookInfo>("PUT", "/telling/hook", request),
  dropHook: () => call<void>("DELETE", "/telling/hook"),
  tryHook: () => call<HookTest>("POST", "/telling/hook/test"),
  addDevice: (request: PushRequest) => call<DeviceInfo>("PUT", "/telling/devices", request),
  dropDevice: (id: string) => call<void>("DELETE", `/telling/devices/${id}`),
  record: (source: Source, id: string) => `/api/${source}/${id}/record?download=1`,
};
