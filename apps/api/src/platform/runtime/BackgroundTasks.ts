import { setImmediate as nextTurn } from 'node:timers/promises';

/** Work that goes on after its answer has been sent; a server that stops waits for it and begins no more. */
export class BackgroundTasks {
  readonly #running = new Set<Promise<void>>();
  #isStopping = false;

  /** Begins a work that tells of its own failures; what can't begin any more has to be found again at the next start. */
  begin(work: () => Promise<void>): void {
    if (this.#isStopping) return;
    // The answer goes out first, and takes as long whether there is work or not.
    const running = nextTurn()
      .then(work)
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Waits for what is going on. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.allSettled(this.#running);
  }
}
