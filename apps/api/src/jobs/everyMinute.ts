import type { Logger } from 'pino';

const minute = 60_000;

/** Work that is looked after all the time. */
export interface MinuteWork {
  name: string;
  /** Has to come to the same when it is done twice: every server does it. */
  run(): Promise<unknown>;
}

/** Does work once a minute, never twice at a time; work that failed is tried again a minute later. Returns how to stop it. */
export function everyMinute({ name, run }: MinuteWork, log: Logger): () => void {
  let isRunning = false;
  const look = (): void => {
    if (isRunning) return;
    isRunning = true;
    run()
      .catch((error: unknown) => log.warn({ err: error, task: name }, 'work of every minute failed'))
      .finally(() => {
        isRunning = false;
      });
  };
  const timer = setInterval(look, minute);
  timer.unref();
  return () => clearInterval(timer);
}
