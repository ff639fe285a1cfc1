/** The legend of a game: every sign on its boards and cards, with its name and a sentence. */
import type { Component } from "svelte";
import { t } from "$lib/i18n/index.svelte";
import type { IconName } from "$lib/icons/site-icons";

interface Said {
  readonly name: string;
  readonly text: string;
  /** The ruling behind it. */
  readonly ruling?: string | null;
}

/** A class of the game's style sheet, which gives the sign its colours. */
interface Tinted {
  readonly tint?: string;
}

/** An icon of the site, a game's own drawing on a grid of 24, or a picture of its own. */
export type Sign = Said &
  (
    | (Tinted & { readonly icon: IconName })
    | (Tinted & { readonly drawing: string })
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each picture has props of its own
    | { readonly Picture: Component<any>; readonly props: Readonly<Record<string, unknown>> }
  );

export interface SignGroup {
  readonly title: string;
  readonly signs: readonly Sign[];
}

/** A sign whose name and sentence are one message of the legend's catalogue. */
export const named = (key: string): Pick<Sign, "name" | "text"> => ({ name: t(key), text: t(`${key}.help`) });
