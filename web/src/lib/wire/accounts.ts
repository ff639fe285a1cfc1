/** The REST calls for accounts and passkeys. */
import { call } from "./api";
import type {
  Account,
  Codes,
  PageSettings,
  PasskeyInfo,
  PasskeyList,
  PasskeyOptions,
  PasskeyRequest,
  PasskeySignIn,
  PasswordChange,
  Recovery,
  Session,
  SignedUp,
  SignIn,
  SignUp,
} from "./types";

export const accounts = {
  settings: () => call<PageSettings>("GET", "/account/settings"),
  keepSettings: (values: PageSettings["values"]) =>
    call<PageSettings>("PUT", "/account/settings", { values }),
  mine: () => call<Account>("GET", "/account"),
  signUp: (request: SignUp) => call<SignedUp>("POST", "/account", request),
  signIn: (request: SignIn) => call<Session>("POST", "/account/sign-in", request),
  recover: (request: Recovery) => call<Session>("POST", "/account/recover", request),
  signOut: () => call<void>("DELETE", "/session"),
  signOutEverywhere: () => call<void>("DELETE", "/account/sessions"),
  changePassword: (request: PasswordChange) => call<void>("POST", "/account/password", request),
  newCodes: (password: string) => call<Codes>("POST", "/account/codes", { password }),
  remove: (password: string) => call<void>("POST", "/account/delete", { password }),
  games: "/api/account/games",
};

export const passkeys = {
  list: () => call<PasskeyList>("GET", "/account/passkeys"),
  registerOptions: (password: string) =>
    call<PasskeyOptions>("POST", "/account/passkeys/options", { password }),
  register: (request: PasskeyRequest) => call<PasskeyInfo>("POST", "/account/passkeys", request),
  rename: (id: string, name: string) => call<PasskeyInfo>("PATCH", `/account/passkeys/${id}`, { name }),
  remove: (id: string) => call<void>("DELETE", `/account/passkeys/${id}`),
  signInOptions: () => call<PasskeyOptions>("POST", "/account/passkey/options"),
  signIn: (request: PasskeySignIn) => call<Session>("POST", "/account/passkey", request),
};
