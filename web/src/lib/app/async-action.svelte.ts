/** Something asked of the server: whether it is under way, done, or why it was refused. */
import { refusalOf } from "$lib/wire/api";
import type { Refusal } from "$lib/wire/types";

export class AsyncAction {
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  done = $state(false);

  run = async (work: () => Promise<unknown>): Promise<void> => {
    this.busy = true;
    this.done = false;
    this.refusal = null;
    try {
      await work();
      this.done = true;
    } catch (error) {
      this.refusal = refusalOf(error);
    }
    this.busy = false;
  };

  /** Runs instead of the browser's own way to send a form. */
  submit(work: () => Promise<unknown>): (event: SubmitEvent) => void {
    return (event) => {
      event.preventDefault();
      void this.run(work);
    };
  }

  /** Takes the refusal away. */
  dismiss = (): void => {
    this.refusal = null;
  };
}
