import type { Clock } from '../../src/platform/runtime/Clock.ts';

/** The real time plus what a test has let pass. */
export class TestClock implements Clock {
  #offset = 0;

  now(): Date {
    return new Date(Date.now() + this.#offset);
  }

  /** Lets time pass. */
  advance({ seconds = 0, minutes = 0, days = 0 }: { seconds?: number; minutes?: number; days?: number }): void {
    this.#offset += ((days * 24 * 60 + minutes) * 60 + seconds) * 1000;
  }
}
