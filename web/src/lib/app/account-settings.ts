/** Settings go with the account: what it has is taken over, what is changed here is sent to it. */
import { accounts } from "$lib/wire/accounts";
import type { Session } from "$lib/wire/types";
import { settings } from "./settings.svelte";

const WAIT = 800; // ms: several changes are sent at once
let timer: ReturnType<typeof setTimeout> | undefined;

const send = (): void => {
  clearTimeout(timer);
  timer = setTimeout(() => void accounts.keepSettings({ ...settings.values }).catch(() => undefined), WAIT);
};

/** Follows the account that is signed in; a guest's settings stay in the browser. */
export async function followAccount(session: Session | null): Promise<void> {
  settings.onchange = null;
  clearTimeout(timer);
  if (!session?.account) return;
  try {
    const { values } = await accounts.settings();
    if (Object.keys(values).length) settings.take(values);
    else send();
  } catch {
    // without the server the browser's own settings hold
  }
  settings.onchange = send;
}
