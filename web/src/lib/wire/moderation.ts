/** The REST calls for moderators. */
import { call } from "./api";
import type { AuditLog, KnownUser, KnownUsers, Reports, UserAction } from "./types";

export const moderation = {
  reports: () => call<Reports>("GET", "/reports"),
  resolve: (id: string) => call<void>("POST", `/reports/${id}/resolve`),
  find: (name: string) =>
    call<KnownUsers>("GET", `/moderation/users?${new URLSearchParams({ name }).toString()}`),
  act: (id: string, request: UserAction) => call<KnownUser>("POST", `/moderation/users/${id}`, request),
  removeTable: (id: string, reason: string) => call<void>("POST", `/moderation/tables/${id}`, { reason }),
  log: () => call<AuditLog>("GET", "/moderation/log"),
};
