import type { Kysely } from 'kysely';
import { fromKysely, type JobWithMetadata, type PgBoss, type QueueOptions } from 'pg-boss';
import type { Logger } from 'pino';
import type { Schema } from '../../database/schema.ts';
import type { Previews } from './Previews.ts';

const queue = 'video-previews';
/** Milliseconds before a job is picked up; by then most transactions have been committed. */
const wakeDelay = 50;

/** Three attempts. When a server dies while working, its heartbeat stops and another attempt starts. */
const queueOptions: QueueOptions = {
  retryLimit: 2,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 20 * 60,
  heartbeatSeconds: 60,
  deleteAfterSeconds: 60,
};

interface Order {
  versionId: number;
}

/** How a preview is made. */
export interface PreviewWork {
  make(versionId: number): Promise<void>;
  /** Called when the last attempt has failed. */
  giveUp(versionId: number): Promise<void>;
}

/** Preview jobs: enqueued in the transaction of the upload, processed one at a time. */
export class PreviewQueue implements Previews {
  readonly #jobs: PgBoss;
  readonly #log: Logger;
  #worker = '';

  private constructor(jobs: PgBoss, log: Logger) {
    this.#jobs = jobs;
    this.#log = log;
  }

  /** Opens the queue; jobs wait for {@link PreviewQueue.work}. */
  static async open(jobs: PgBoss, log: Logger): Promise<PreviewQueue> {
    // One job per version, however often it is requested.
    await jobs.createQueue(queue, { ...queueOptions, policy: 'exclusive' });
    await jobs.findJobs(queue, { key: '' });
    return new PreviewQueue(jobs, log);
  }

  async order(tx: Kysely<Schema>, versionId: number): Promise<void> {
    await this.#jobs.send(queue, { versionId } satisfies Order, {
      singletonKey: String(versionId),
      db: fromKysely(tx),
    });
    if (this.#worker !== '') setTimeout(() => this.#jobs.notifyWorker(this.#worker), wakeDelay).unref();
  }

  /** Processes jobs until it is closed. */
  async work({ make, giveUp }: PreviewWork): Promise<void> {
    this.#worker = await this.#jobs.work(
      queue,
      { batchSize: 1, includeMetadata: true, pollingIntervalSeconds: 5 },
      async ([job]: JobWithMetadata<Order>[]) => {
        if (job === undefined) return;
        const { versionId } = job.data;
        try {
          await make(versionId);
        } catch (error) {
          const isLast = job.retryCount >= job.retryLimit;
          this.#log.warn(
            { err: error, versionId, attempt: job.retryCount + 1 },
            isLast ? 'a preview could not be made' : 'a preview could not be made yet',
          );
          if (isLast) await giveUp(versionId);
          throw error;
        }
      },
    );
  }

  /** Takes no more jobs. */
  async close(): Promise<void> {
    if (this.#worker !== '') await this.#jobs.offWork(queue, { wait: false });
  }
}
