import { setTimeout as delay } from 'node:timers/promises';
import type { JobWithMetadata, PgBoss, QueueOptions } from 'pg-boss';
import type { Logger } from 'pino';
import { berlinDay } from '@resonanz/domain/berlinDay';
import type { Clock } from '../runtime/Clock.ts';
import { askingTimes, isDaily, isPastToday } from './cronTimes.ts';

/** A recurring job that runs on one server at a time. */
export interface ScheduledWork {
  /** Name of its queue. */
  readonly name: string;
  /** Schedule: a cron expression in Berlin time. */
  readonly cron: string;
  /** Must be idempotent: when a server dies halfway, another one runs it again. */
  run(): Promise<unknown>;
}

const timeZone = 'Europe/Berlin';
/** Dead letter queue for jobs whose last retry failed; an operator can restart them. */
const failedWork = 'failed-work';
const day = 24 * 60 * 60;

/** Exponential backoff from a minute to half an hour, about a day in total. */
const daily: QueueOptions = { retryLimit: 50, retryDelay: 60, retryBackoff: true, retryDelayMax: 30 * 60 };
/** Frequent jobs need few retries: the next run comes soon. */
const frequent: QueueOptions = { retryLimit: 0 };

const queueOptionsOf = (cron: string): QueueOptions => ({
  ...(isDaily(cron) ? daily : frequent),
  expireInSeconds: 60 * 60,
  // Jobs of a server that died are taken over after this time.
  heartbeatSeconds: 120,
  // A finished daily job has to be remembered for the rest of its day.
  deleteAfterSeconds: isDaily(cron) ? 2 * day : 60,
  retentionSeconds: 30 * day,
});

/** A daily job runs once a day, whichever server asks for it and however often. */
const oncePerDay = (cron: string) => (isDaily(cron) ? { singletonKey: 'day', singletonSeconds: day } : {});

/** Runs scheduled jobs when they are due, and daily jobs of today that were missed while no server ran. */
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

  /** Starts no more jobs and waits for running ones, at most this many milliseconds. */
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
    // The embedded database returns timestamps as text.
    if (isDaily(cron) && berlinDay(new Date(createdOn)) < berlinDay(now)) {
      // Today's schedule takes over from here.
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
