import type { Logger } from 'pino';

/** Takes one piece of work at a time. */
export interface Turn {
  /** Begins the work, unless other work is still going on; what fails is noted. */
  begin(name: string, work: () => Promise<unknown>): void;
  /** Resolves once nothing is going on any more. */
  settled(): Promise<void>;
}

/**
 * Work that comes again and again, and never twice at a time; a failure is logged with `message`, and the next occasion
 * is another try.
 */
export function oneAtATime(log: Logger, message: string): Turn {
  let running: Promise<void> | undefined;
  return {
    begin(name, work) {
      running ??= work()
        .then(
          () => undefined,
          (error: unknown) => log.warn({ err: error, task: name }, message),
        )
        .finally(() => {
          running = undefined;
        });
    },
    settled: async () => running,
  };
}
