import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import {
  fromKysely,
  type JobInsert,
  type JobResult,
  type JobWithMetadata,
  type PgBoss,
  type QueueOptions,
} from 'pg-boss';
import type { Logger } from 'pino';
import type { Schema } from '../database/schema.ts';
import { systemClock } from '../runtime/Clock.ts';
import { type Clock } from '../runtime/Clock.ts';
import { requireAddress } from './address.ts';
import type { Mail, MailDraft, Post } from './Mail.ts';
import type { MailDirectory } from './MailDirectory.ts';
import type { MailLedger } from './MailLedger.ts';
import type { ComposedMail, MailTransport } from './MailTransport.ts';
import type { Sender } from './sender.ts';
import type { StoredDraft } from './StoredDraft.ts';
import type { Letterhead } from './writeContent.ts';

const queue = 'mail';
/** Dead letter queue for undeliverable mails; an operator can send them again. */
const undeliverable = 'mail-undeliverable';

const day = 24 * 60 * 60;
/** Milliseconds before a queued mail is picked up; by then most transactions have been committed. */
const wakeDelay = 50;
/** Mails sent at the same time. */
const batchSize = 5;
/** Milliseconds for mails in transit when the server stops; a late one is sent again after the next start. */
const lastMailMs = 1_000;

/** Exponential backoff from ten seconds to four hours, about a day in total. */
const queueOptions: QueueOptions & { deadLetter: string } = {
  deadLetter: undeliverable,
  retryLimit: 14,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 4 * 60 * 60,
  // A mail whose server was killed while sending is sent again after this time.
  expireInSeconds: 120,
  retentionSeconds: 30 * day,
  deleteAfterSeconds: 60,
};

/** A queued mail: a template mail with the id under which it is stored for its partner, or the id of a letter. */
export type QueuedMail = (StoredDraft & { mailId?: number }) | { letter: number };

/** How mails are sent. */
export interface Delivery {
  sender: Sender;
  letterhead: Letterhead;
  ledger: MailLedger;
  /** The rendered mail; undefined when there is nothing left to send. */
  compose(id: string, mail: QueuedMail): Promise<ComposedMail | undefined>;
  transport: MailTransport;
}

interface SmtpFailure {
  code?: string;
  /** What the server was asked when it failed. */
  command?: string;
  responseCode?: number;
}

/** What may be logged and stored about a failure: messages of SMTP servers repeat the address. */
function failureOf(error: unknown): { code: string; responseCode?: number } {
  const { code, responseCode } = error as SmtpFailure;
  return { code: code ?? 'UNKNOWN', ...(responseCode === undefined ? {} : { responseCode }) };
}

/** The server accepted the connection and permanently rejected this receiver or mail. */
function isRejected({ code, responseCode = 0 }: SmtpFailure): boolean {
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 550 && responseCode <= 559;
}

/** Errors before a server took anything. */
const BEFORE_MAIL = ['ECONNREFUSED', 'ENOTFOUND', 'EDNS', 'EHOSTUNREACH', 'ENETUNREACH', 'EAUTH', 'ETLS'];

/** What became of a mail whose delivery failed. */
function postAfter(error: unknown): Post {
  const failure = error as SmtpFailure;
  if (isRejected(failure)) return 'refused';
  const { code = '', command, responseCode = 0 } = failure;
  if (responseCode >= 500) return 'refused';
  if (responseCode >= 400) return command === 'CONN' ? 'unreachable' : 'busy';
  return command === 'CONN' || BEFORE_MAIL.includes(code) ? 'unreachable' : 'uncertain';
}

/** Queued mails: enqueued in the transaction of the change they report, delivered after its commit. */
export class MailQueue implements Mail {
  readonly #jobs: PgBoss;
  readonly #log: Logger;
  readonly #directory: MailDirectory;
  readonly #clock: Clock;
  #worker = '';
  #delivery: Delivery | undefined;

  private constructor(jobs: PgBoss, log: Logger, directory: MailDirectory, clock: Clock) {
    this.#jobs = jobs;
    this.#log = log;
    this.#directory = directory;
    this.#clock = clock;
  }

  /** Opens the queue; mails can be queued from now on and wait for {@link MailQueue.deliver}. */
  static async open(
    jobs: PgBoss,
    log: Logger,
    directory: MailDirectory,
    clock: Clock = systemClock,
  ): Promise<MailQueue> {
    await jobs.createQueue(undeliverable, { retentionSeconds: 30 * day });
    await jobs.createQueue(queue, queueOptions);
    await jobs.updateQueue(queue, queueOptions);
    // Finds nothing, but afterwards sending needs no query outside the caller's transaction.
    await jobs.findJobs(queue, { key: '' });
    return new MailQueue(jobs, log, directory, clock);
  }

  /** Delivers queued mails until it is closed. */
  async deliver(delivery: Delivery): Promise<void> {
    this.#delivery = delivery;
    this.#worker = await this.#jobs.work(
      queue,
      { batchSize, burstWhenBatchFull: true, includeMetadata: true, perJobResults: true, pollingIntervalSeconds: 5 },
      (due: JobWithMetadata<QueuedMail>[]) => Promise.all(due.map((job) => this.#deliverOne(job, delivery))),
    );
  }

  /** Takes no more mails from the queue and waits briefly for those in transit; then the jobs can be stopped. */
  async close(): Promise<void> {
    const late = new AbortController();
    await Promise.race([
      this.#jobs.offWork(queue),
      delay(lastMailMs, undefined, { signal: late.signal }).catch(() => undefined),
    ]);
    late.abort();
  }

  async send(tx: Kysely<Schema>, draft: MailDraft): Promise<void> {
    await this.sendAll(tx, [draft]);
  }

  async sendAll(tx: Kysely<Schema>, drafts: readonly MailDraft[]): Promise<void> {
    if (drafts.length === 0) return;
    for (const { to } of drafts) requireAddress(to);
    const receivers = await this.#directory.receiversOf(tx, drafts);
    const jobs: JobInsert[] = [];
    for (const [index, receiver] of receivers.entries()) {
      const draft = drafts[index] as MailDraft;
      const { partner: _, ...mail } = draft;
      const mailId = await this.#directory.note(tx, draft, receiver, this.#clock.now());
      jobs.push({ data: { ...mail, receiver, ...(mailId !== undefined && { mailId }) } });
    }
    await this.#queue(tx, jobs);
  }

  async sendLetter(tx: Kysely<Schema>, mailId: number, at?: Date): Promise<void> {
    await this.#queue(tx, [{ data: { letter: mailId }, ...(at !== undefined && { startAfter: at }) }]);
  }

  async post(compose: (from: Sender, letterhead: Letterhead) => ComposedMail): Promise<Post> {
    const { sender, letterhead } = this.letterhead();
    const mail = compose(sender, letterhead);
    try {
      await this.#delivery?.transport.deliver(mail);
      return 'sent';
    } catch (error) {
      const post = postAfter(error);
      this.#log.warn({ mail: mail.id, template: mail.template, post, ...failureOf(error) }, 'a mail was not delivered');
      return post;
    }
  }

  letterhead(): { sender: Sender; letterhead: Letterhead } {
    if (this.#delivery === undefined) throw new Error('Mails are not delivered yet.');
    const { sender, letterhead } = this.#delivery;
    return { sender, letterhead };
  }

  async #queue(tx: Kysely<Schema>, mails: JobInsert[]): Promise<void> {
    await this.#jobs.insert(queue, mails, { db: fromKysely(tx) });
    setTimeout(() => this.#jobs.notifyWorker(this.#worker), wakeDelay).unref();
  }

  async #deliverOne(
    job: JobWithMetadata<QueuedMail>,
    { sender, ledger, compose, transport }: Delivery,
  ): Promise<JobResult> {
    const { id, data } = job;
    const mailId = 'letter' in data ? data.letter : data.mailId;
    const composed = await compose(id, data).catch((error: unknown) => this.#failed(job, ledger, error));
    if (composed !== undefined && 'status' in composed) return composed;
    if (composed !== undefined) {
      const failure = await transport.deliver(composed).then(
        () => undefined,
        (error: unknown) => this.#failed(job, ledger, error),
      );
      if (failure !== undefined) return failure;
      if (mailId !== undefined)
        await ledger.sent(mailId, { messageId: String(composed.message.messageId), fromEmail: sender.address });
    }
    // Address, texts and links of a delivered mail are not needed any more.
    await this.#jobs.deleteJob(queue, id);
    return { id, status: 'completed' };
  }

  /** Logs and records a mail that could not be delivered. */
  async #failed(
    { id, data, retryCount, retryLimit }: JobWithMetadata<QueuedMail>,
    ledger: MailLedger,
    error: unknown,
  ): Promise<JobResult> {
    const failure = failureOf(error);
    const isLast = isRejected(failure) || retryCount >= retryLimit;
    const template = 'letter' in data ? 'letter' : data.template;
    const details = { mail: id, template, attempt: retryCount + 1, ...failure };
    if (isLast) this.#log.error(details, 'a mail could not be delivered and is kept');
    else this.#log.warn(details, 'a mail could not be delivered yet');
    const mailId = 'letter' in data ? data.letter : data.mailId;
    if (mailId !== undefined) await ledger.failed(mailId, isRejected(failure) ? 'refused' : 'unreachable', isLast);
    return { id, status: isLast ? 'deadletter' : 'failed', output: failure };
  }
}
