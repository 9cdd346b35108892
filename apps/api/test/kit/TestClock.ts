import type { Clock } from '../../src/platform/runtime/Clock.ts';

/** The real time plus what a test has let pass. */
export class TestClock implements Clock {
  #offset = 0;
  #isTicking = false;

  now(): Date {
    if (this.#isTicking) this.#offset += 1000;
    return new Date(Date.now() + this.#offset);
  }

  /** From now on a second passes with each look, as between two lines of a slow server. */
  tick(isTicking: boolean): void {
    this.#isTicking = isTicking;
  }

  /** Lets time pass. */
  advance({ seconds = 0, minutes = 0, days = 0 }: { seconds?: number; minutes?: number; days?: number }): void {
    this.#offset += ((days * 24 * 60 + minutes) * 60 + seconds) * 1000;
  }
}
