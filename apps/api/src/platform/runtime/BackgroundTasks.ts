import { setImmediate as nextTurn } from 'node:timers/promises';

/** Tasks that continue after the response has been sent; a server that stops waits for them and starts no more. */
export class BackgroundTasks {
  readonly #running = new Set<Promise<void>>();
  #isStopping = false;

  /** Starts a task that reports its own errors; one that can no longer start must be found again after a restart. */
  begin(work: () => Promise<void>): void {
    if (this.#isStopping) return;
    // The response is sent first, and takes as long with or without a task.
    const running = nextTurn()
      .then(work)
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Waits for running tasks. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.allSettled(this.#running);
  }
}
