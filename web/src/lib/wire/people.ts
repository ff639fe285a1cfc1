/** The REST calls about people: profiles, leaderboards, friends, invitations, reports. */
import { paths } from "$lib/app/router.svelte";
import { call } from "./api";
import type {
  Friends,
  Invitation,
  Invitations,
  Leaderboard,
  PastPage,
  Person,
  Profile,
  Reported,
  ReportRequest,
  TieInfo,
} from "./types";

const encoded = (person: string) => encodeURIComponent(person);
/** What identifies a person in addresses: the account's name, or a guest's id. */
export const personKey = (person: Person): string => person.account ?? person.user;

/** The invitation to a private table in the address's fragment, which servers do not see. */
export const invitationIn = (hash: string): string | null => /^#invitation=([\w-]+)$/.exec(hash)?.[1] ?? null;
/** The address of a table to share, with its invitation. */
export const invitationLink = (table: string, invitation: string | null): string =>
  location.origin + paths.table(table) + (invitation ? `#invitation=${invitation}` : "");

export const people = {
  profile: (person: string) => call<Profile>("GET", `/people/${encoded(person)}`),
  past: (person: string, after: string | null) =>
    call<PastPage>("GET", `/people/${encoded(person)}/matches${after ? `?after=${encoded(after)}` : ""}`),
  leaderboard: (game: string, seats: number, least: number, start: number) =>
    call<Leaderboard>("GET", `/leaderboard/${game}?seats=${seats}&least=${least}&start=${start}`),
  friends: () => call<Friends>("GET", "/friends"),
  unseen: (unseen: boolean) => call<Friends>("PATCH", "/friends", { unseen }),
  ask: (person: string) => call<TieInfo>("POST", "/friends", { person }),
  answer: (user: string, accept: boolean) => call<TieInfo>("POST", `/friends/${user}/answer`, { accept }),
  remove: (user: string) => call<TieInfo>("DELETE", `/friends/${user}`),
  block: (person: string) => call<TieInfo>("POST", "/blocks", { person }),
  unblock: (user: string) => call<TieInfo>("DELETE", `/blocks/${user}`),
  invitation: (table: string) => call<Invitation>("GET", `/tables/${table}/invitation`),
  renew: (table: string) => call<Invitation>("POST", `/tables/${table}/invitation`),
  revoke: (table: string) => call<Invitation>("DELETE", `/tables/${table}/invitation`),
  invite: (table: string, person: string) => call<void>("POST", `/tables/${table}/invited`, { person }),
  visit: (table: string, invitation: string) => call<void>("POST", `/tables/${table}/visit`, { invitation }),
  invitations: () => call<Invitations>("GET", "/invitations"),
  decline: (table: string) => call<void>("DELETE", `/invitations/${table}`),
  report: (request: ReportRequest) => call<Reported>("POST", "/reports", request),
};
