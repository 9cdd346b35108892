/** Lets so much work run at a time; the rest waits in its order, up to a length. */
export class Turns {
  readonly #parallel: number;
  readonly #maxWaiting: number;
  readonly #createError: () => Error;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  /** `createError` says why work is turned away while too much waits already. */
  constructor(parallel: number, maxWaiting: number, createError: () => Error) {
    this.#parallel = parallel;
    this.#maxWaiting = maxWaiting;
    this.#createError = createError;
  }

  /** Does the work when its turn has come. */
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
