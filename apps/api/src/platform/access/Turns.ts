/** Limits how many tasks run at once; the others wait in a queue of limited length. */
export class Turns {
  readonly #parallel: number;
  readonly #maxWaiting: number;
  readonly #createError: () => Error;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  /** `createError` makes the error for a task that is rejected because the queue is full. */
  constructor(parallel: number, maxWaiting: number, createError: () => Error) {
    this.#parallel = parallel;
    this.#maxWaiting = maxWaiting;
    this.#createError = createError;
  }

  /** Runs the task as soon as a slot is free. */
  async take<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#running < this.#parallel) this.#running += 1;
    else if (this.#waiting.length < this.#maxWaiting) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else throw this.#createError();
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}
