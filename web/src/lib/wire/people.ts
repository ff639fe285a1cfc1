/** People: profiles, leaderboards, friends, invitations, reports. */
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
/** How somebody is found: by the account's name, guests by their id. */
export const personKey = (person: Person): string => person.account ?? person.user;

/** The word that a private table asks for; it stands behind the address, where servers do not see it. */
export const invitationIn = (hash: string): string | null => /^#invitation=([\w-]+)$/.exec(hash)?.[1] ?? null;
/** The address to give to others, with the word that lets them in. */
export const invitationLink = (table: string, word: string | null): string =>
  location.origin + paths.table(table) + (word ? `#invitation=${word}` : "");

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
