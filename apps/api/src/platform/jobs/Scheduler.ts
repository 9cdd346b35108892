import { setTimeout as delay } from 'node:timers/promises';
import type { JobWithMetadata, PgBoss, QueueOptions } from 'pg-boss';
import type { Logger } from 'pino';
import { berlinDay } from '@resonanz/domain/berlinDay';
import type { Clock } from '../runtime/Clock.ts';
import { askingTimes, isDaily, isPastToday } from './cronTimes.ts';

/** Work that is done again and again, on one server at a time. */
export interface ScheduledWork {
  /** Name of its queue. */
  readonly name: string;
  /** When it is due: a cron expression in the time of Berlin. */
  readonly cron: string;
  /** Has to be idempotent: a server that dies in the middle of it leaves it to another. */
  run(): Promise<unknown>;
}

const timeZone = 'Europe/Berlin';
/** Where work stays whose last retry failed; an operator can start it again from there. */
const failedWork = 'failed-work';
const day = 24 * 60 * 60;

/** Growing pauses from a minute to half an hour, together about a day. */
const daily: QueueOptions = { retryLimit: 50, retryDelay: 60, retryBackoff: true, retryDelayMax: 30 * 60 };
/** Frequent work that failed is due again soon enough. */
const frequent: QueueOptions = { retryLimit: 0 };

const queueOptionsOf = (cron: string): QueueOptions => ({
  ...(isDaily(cron) ? daily : frequent),
  expireInSeconds: 60 * 60,
  // Work of a server that died is taken over after this time.
  heartbeatSeconds: 120,
  // One that is done has to be remembered for the rest of its day.
  deleteAfterSeconds: isDaily(cron) ? 2 * day : 60,
  retentionSeconds: 30 * day,
});

/** Daily work is done once a day, whichever server asks for it and however often. */
const oncePerDay = (cron: string) => (isDaily(cron) ? { singletonKey: 'day', singletonSeconds: day } : {});

/** Does scheduled work when it is due, and daily work of today that was due while no server ran. */
export class Scheduler {
  readonly #jobs: PgBoss;
  readonly #log: Logger;
  readonly #names: readonly string[];

  private constructor(jobs: PgBoss, log: Logger, names: readonly string[]) {
    this.#jobs = jobs;
    this.#log = log;
    this.#names = names;
  }

  static async start(jobs: PgBoss, work: readonly ScheduledWork[], clock: Clock, log: Logger): Promise<Scheduler> {
    const scheduler = new Scheduler(
      jobs,
      log,
      work.map(({ name }) => name),
    );
    await jobs.createQueue(failedWork, { retentionSeconds: 30 * day });
    await scheduler.#forgetOthers();
    for (const each of work) await scheduler.#schedule(each, clock);
    return scheduler;
  }

  /** Starts no more work and waits for what is going on, at most so many milliseconds. */
  async stop(patience: number): Promise<void> {
    const late = new AbortController();
    await Promise.race([
      Promise.all(this.#names.map((name) => this.#jobs.offWork(name))),
      delay(patience, undefined, { signal: late.signal }).catch(() => undefined),
    ]);
    late.abort();
  }

  /** Removes schedules of earlier versions. */
  async #forgetOthers(): Promise<void> {
    for (const { name } of await this.#jobs.getSchedules())
      if (!this.#names.includes(name)) await this.#jobs.unschedule(name);
  }

  async #schedule({ name, cron, run }: ScheduledWork, clock: Clock): Promise<void> {
    const options = queueOptionsOf(cron);
    const deadLetter = isDaily(cron) ? { deadLetter: failedWork } : {};
    await this.#jobs.createQueue(name, { ...options, ...deadLetter, policy: 'exclusive' });
    await this.#jobs.updateQueue(name, options);
    await this.#jobs.schedule(name, askingTimes(cron), {}, { tz: timeZone, ...oncePerDay(cron) });
    if (isPastToday(cron, clock.now())) await this.#jobs.send(name, {}, oncePerDay(cron));
    await this.#jobs.work(
      name,
      { includeMetadata: true, pollingIntervalSeconds: isDaily(cron) ? 30 : 5 },
      async ([job]: JobWithMetadata[]) => {
        if (job !== undefined) await this.#run({ name, cron, run }, job, clock.now());
      },
    );
  }

  async #run({ name, cron, run }: ScheduledWork, job: JobWithMetadata, now: Date): Promise<void> {
    const { createdOn, retryCount, retryLimit } = job;
    // The embedded database gives moments as text.
    if (isDaily(cron) && berlinDay(new Date(createdOn)) < berlinDay(now)) {
      // Today's work takes over at its time.
      this.#log.error({ work: name, attempt: retryCount + 1 }, 'scheduled work was not done on its day');
      return;
    }
    try {
      await run();
    } catch (error) {
      const isLast = retryCount >= retryLimit;
      this.#log[isLast ? 'error' : 'warn'](
        { err: error, work: name, attempt: retryCount + 1 },
        'scheduled work failed',
      );
      throw error;
    }
  }
}
