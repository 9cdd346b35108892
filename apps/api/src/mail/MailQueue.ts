import type { Kysely } from 'kysely';
import { setTimeout as delay } from 'node:timers/promises';
import { fromKysely, type JobResult, type JobWithMetadata, type PgBoss, type QueueOptions } from 'pg-boss';
import type { Logger } from 'pino';
import type { Schema } from '../database/schema.ts';
import { requireAddress } from './address.ts';
import type { Mail, MailDraft } from './Mail.ts';
import type { ComposedMail, MailTransport } from './MailTransport.ts';
import type { StoredDraft } from './StoredDraft.ts';

const queue = 'mail';
/** Where mails stay that nobody takes; an operator can send them again from there. */
const undeliverable = 'mail-undeliverable';

const day = 24 * 60 * 60;
/** Milliseconds after which a queued mail is looked for; by then most transactions have been committed. */
const wakeDelay = 50;
/** Mails on their way at the same time. */
const batchSize = 5;
/** Milliseconds that mails on their way get when the server stops; a late one is sent again by the next start. */
const lastMailMs = 1_000;

/** Growing pauses from ten seconds to four hours, together about a day. */
const queueOptions: QueueOptions & { deadLetter: string } = {
  deadLetter: undeliverable,
  retryLimit: 14,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 4 * 60 * 60,
  // A server that was killed while it sent: the mail is sent again after this time.
  expireInSeconds: 120,
  retentionSeconds: 30 * day,
  deleteAfterSeconds: 60,
};

/** How mails leave the house. */
export interface Delivery {
  compose(id: string, draft: StoredDraft): ComposedMail;
  transport: MailTransport;
}

interface SmtpFailure {
  code?: string;
  responseCode?: number;
}

/** What may be logged and kept of a failure: messages of SMTP servers repeat the address. */
function failureOf(error: unknown): { code: string; responseCode?: number } {
  const { code, responseCode } = error as SmtpFailure;
  return { code: code ?? 'UNKNOWN', ...(responseCode === undefined ? {} : { responseCode }) };
}

/** The server took the connection and refused this receiver or this mail for good. */
function isRefused({ code, responseCode = 0 }: SmtpFailure): boolean {
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 550 && responseCode <= 559;
}

/** Mails on their way: queued in the transaction of the change they tell about, delivered after its commit. */
export class MailQueue implements Mail {
  readonly #jobs: PgBoss;
  readonly #log: Logger;
  #worker = '';

  private constructor(jobs: PgBoss, log: Logger) {
    this.#jobs = jobs;
    this.#log = log;
  }

  /** Opens the queue; mails can be sent from now on and wait for {@link MailQueue.deliver}. */
  static async open(jobs: PgBoss, log: Logger): Promise<MailQueue> {
    await jobs.createQueue(undeliverable, { retentionSeconds: 30 * day });
    await jobs.createQueue(queue, queueOptions);
    await jobs.updateQueue(queue, queueOptions);
    // Finds nothing, but from here on sending needs no look-up outside the caller's transaction.
    await jobs.findJobs(queue, { key: '' });
    return new MailQueue(jobs, log);
  }

  /** Delivers what waits and what comes, until it is closed. */
  async deliver(delivery: Delivery): Promise<void> {
    this.#worker = await this.#jobs.work(
      queue,
      { batchSize, burstWhenBatchFull: true, includeMetadata: true, perJobResults: true, pollingIntervalSeconds: 5 },
      (due: JobWithMetadata<StoredDraft>[]) => Promise.all(due.map((job) => this.#deliverOne(job, delivery))),
    );
  }

  /** Takes no more mails from the queue and waits a moment for those on their way; then the jobs can be stopped. */
  async close(): Promise<void> {
    const late = new AbortController();
    await Promise.race([this.#jobs.offWork(queue), delay(lastMailMs, undefined, { signal: late.signal }).catch(() => undefined)]);
    late.abort();
  }

  async send(tx: Kysely<Schema>, draft: MailDraft): Promise<void> {
    requireAddress(draft.to);
    await this.#jobs.send(queue, draft, { db: fromKysely(tx) });
    setTimeout(() => this.#jobs.notifyWorker(this.#worker), wakeDelay).unref();
  }

  async #deliverOne(job: JobWithMetadata<StoredDraft>, { compose, transport }: Delivery): Promise<JobResult> {
    const { id, data, retryCount, retryLimit } = job;
    try {
      await transport.deliver(compose(id, data));
    } catch (error) {
      const failure = failureOf(error);
      const isLast = isRefused(failure) || retryCount >= retryLimit;
      const details = { mail: id, template: data.template, attempt: retryCount + 1, ...failure };
      if (isLast) this.#log.error(details, 'a mail could not be delivered and is kept');
      else this.#log.warn(details, 'a mail could not be delivered yet');
      return { id, status: isLast ? 'deadletter' : 'failed', output: failure };
    }
    // Address, texts and links of a delivered mail are nobody's business any more.
    await this.#jobs.deleteJob(queue, id);
    return { id, status: 'completed' };
  }
}
