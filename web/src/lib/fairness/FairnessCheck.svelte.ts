/** The check of one table's dice, as the page shows it. */
import { api } from "$lib/wire/api";
import type { TableInfo } from "$lib/wire/types";
import { checkGame, type FairnessReport } from "./check";
import { canDigest } from "./digests";
import { keptStart } from "./kept";

export type FairnessMarkState = "good" | "partial" | "bad" | "busy" | "unable" | "failed";

export class FairnessCheck {
  report = $state.raw<FairnessReport | null>(null);
  state = $state<FairnessMarkState | null>(null);

  /** Checks a table that is over. */
  async run(table: TableInfo): Promise<void> {
    if (this.state === "busy" || this.report) return;
    if (!canDigest()) {
      this.state = "unable";
      return;
    }
    this.state = "busy";
    try {
      const [told, record] = await Promise.all([api.verify(table.id), api.recordText(table.id)]);
      this.report = await checkGame(table, told, record, keptStart(table.id));
      this.state = markOf(this.report);
    } catch {
      this.state = "failed";
    }
  }
}

/** All is well only where this browser has made sure of it itself: by its own nonce and the digest it kept. */
export function markOf(report: FairnessReport): "good" | "partial" | "bad" {
  if (report.faults.length) return "bad";
  return report.kept && report.own === "in" ? "good" : "partial";
}
