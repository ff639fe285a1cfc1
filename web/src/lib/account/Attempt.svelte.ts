/** Something that is tried: whether it is under way, and why it was refused. */
import { refusalOf } from "../wire/api";
import type { Refusal } from "../wire/types";

export class Attempt {
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  done = $state(false);

  async run(work: () => Promise<void>): Promise<void> {
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
  }

  /** For a form: its own way to send it is the browser's, ours is this. */
  submit(work: () => Promise<void>): (event: SubmitEvent) => void {
    return (event) => {
      event.preventDefault();
      void this.run(work);
    };
  }
}
