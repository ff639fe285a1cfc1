/** The REST calls: each returns the server's answer or throws a `RefusedError`. */
import { newShare } from "$lib/fairness/kept";
import type {
  CoachRequest,
  CoachState,
  ContinueRequest,
  DeviceInfo,
  Done,
  Figures,
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
  LessonRequest,
  LessonState,
  Lessons,
  NonceRequest,
  PremoveRequest,
  PushRequest,
  QuickRequest,
  Refusal,
  Replay,
  Rules,
  SeatChange,
  Session,
  SetupCheck,
  SetupRequest,
  ShareRequest,
  Snapshot,
  Summary,
  SurpriseInfo,
  TableInfo,
  TablePage,
  TableRequest,
  Channels,
  Uploaded,
  Verification,
} from "./types";

/** A refusal of the server, or of the network. */
export class RefusedError extends Error {
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

/** The refusal to show for any error. */
export const refusalOf = (error: unknown): Refusal =>
  error instanceof RefusedError ? error.refusal : OFFLINE;

export async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  type = "application/json",
): Promise<T> {
  const response = await send(method, path, body, type);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

async function callForText(path: string): Promise<string> {
  return (await send("GET", path)).text();
}

/** Sits down somewhere, with a share of the dice. */
async function callWithShare<T>(path: string, request: object): Promise<T> {
  return call<T>("POST", path, { ...request, share: await newShare() });
}

async function send(
  method: string,
  path: string,
  body?: unknown,
  type = "application/json",
): Promise<Response> {
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
    throw new RefusedError(OFFLINE, 0);
  }
  if (!response.ok) throw new RefusedError(await readRefusal(response), response.status);
  return response;
}

async function readRefusal(response: Response): Promise<Refusal> {
  try {
    const refusal = (await response.json()) as Refusal;
    return typeof refusal.key === "string" ? refusal : OFFLINE;
  } catch {
    return OFFLINE;
  }
}

const queryString = (args: Record<string, string | number | null | undefined>): string => {
  const entries = Object.entries(args).filter(([, value]) => value !== null && value !== undefined);
  return entries.length
    ? `?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}`
    : "";
};

export type TableListName = "open" | "mine" | "finished";
export type ReplaySource = "tables" | "replays";

export const api = {
  session: () => call<Session>("GET", "/session"),
  signIn: (name: string, invented: boolean) => call<Session>("POST", "/session", { name, invented }),
  rename: (name: string) => call<Session>("PATCH", "/session", { name }),
  games: () => call<Games>("GET", "/games"),
  setup: (game: string, request: SetupRequest) => call<SetupCheck>("POST", `/games/${game}/setup`, request),
  surprise: (game: string, seats: number) =>
    call<SurpriseInfo>("GET", `/games/${game}/surprise${queryString({ seats })}`),
  rules: (game: string, lang: string) => call<Rules>("GET", `/games/${game}/rules${queryString({ lang })}`),
  figures: (game: string) => call<Figures>("GET", `/games/${game}/figures`),
  tables: (list: TableListName, after?: string) =>
    call<TablePage>("GET", `/tables${queryString({ list, after })}`),
  create: (request: TableRequest) => callWithShare<TableInfo>("/tables", request),
  quick: (request: QuickRequest) => callWithShare<TableInfo>("/quick", request),
  continueFrom: (request: ContinueRequest) => callWithShare<TableInfo>("/tables/continue", request),
  table: (id: string, seat?: number) => call<Snapshot>("GET", `/tables/${id}${queryString({ seat })}`),
  join: (id: string, request: JoinRequest) => callWithShare<Snapshot>(`/tables/${id}/join`, request),
  share: (id: string, request: ShareRequest) => call<Done>("POST", `/tables/${id}/share`, request),
  reveal: (id: string, request: NonceRequest) => call<Done>("POST", `/tables/${id}/nonce`, request),
  seat: (id: string, change: SeatChange) => call<Done>("POST", `/tables/${id}/seats`, change),
  premove: (id: string, request: PremoveRequest) => call<Done>("POST", `/tables/${id}/premove`, request),
  hint: (id: string, request: HintRequest) => call<Hint>("POST", `/tables/${id}/hint`, request),
  ready: (id: string, ready: boolean) => call<Done>("POST", `/tables/${id}/ready`, { ready }),
  start: (id: string, fill: string | null) => call<Done>("POST", `/tables/${id}/start`, { fill }),
  slowChat: (id: string, slow: boolean) => call<Done>("POST", `/tables/${id}/chat/slow`, { slow }),
  muteSpectators: (muted: boolean) => call<void>("PUT", "/chat/spectators", { muted }),
  leave: (id: string) => call<Done>("POST", `/tables/${id}/leave`),
  abandon: (id: string) => call<Done>("POST", `/tables/${id}/abandon`),
  rematch: (id: string) => callWithShare<TableInfo>(`/tables/${id}/rematch`, {}),
  verify: (id: string) => call<Verification>("GET", `/tables/${id}/verify`),
  recordText: (id: string) => callForText(`/tables/${id}/record`),
  upload: (text: string) => call<Uploaded>("POST", "/replays", text, "text/plain; charset=utf-8"),
  replay: (source: ReplaySource, id: string, seat?: number | null) =>
    call<Replay>("GET", `/${source}/${id}${source === "tables" ? "/replay" : ""}${queryString({ seat })}`),
  summary: (source: ReplaySource, id: string) => call<Summary>("GET", `/${source}/${id}/summary`),
  frames: (source: ReplaySource, id: string, seat: number | null, start: number, count: number) =>
    call<Frames>("GET", `/${source}/${id}/frames${queryString({ seat, start, count })}`),
  lessons: () => call<Lessons>("GET", "/lessons"),
  lesson: (game: string, lesson: string) => call<LessonState>("GET", `/lessons/${game}/${lesson}`),
  answerLesson: (game: string, lesson: string, request: LessonRequest) =>
    call<LessonState>("POST", `/lessons/${game}/${lesson}`, request),
  coach: () => call<CoachState>("GET", "/coach"),
  changeCoach: (request: CoachRequest) => call<CoachState>("POST", "/coach", request),
  inbox: () => call<Inbox>("GET", "/inbox"),
  inboxCount: () => call<InboxCount>("GET", "/inbox/count"),
  inboxRead: (ids: string[] | null) => call<InboxCount>("POST", "/inbox/read", { ids }),
  inboxClear: () => call<InboxCount>("POST", "/inbox/clear"),
  channels: () => call<Channels>("GET", "/channels"),
  setHook: (request: HookRequest) => call<HookInfo>("PUT", "/channels/hook", request),
  dropHook: () => call<void>("DELETE", "/channels/hook"),
  tryHook: () => call<HookTest>("POST", "/channels/hook/test"),
  addDevice: (request: PushRequest) => call<DeviceInfo>("PUT", "/channels/devices", request),
  dropDevice: (id: string) => call<void>("DELETE", `/channels/devices/${id}`),
  record: (source: ReplaySource, id: string) => `/api/${source}/${id}/record?download=1`,
};
