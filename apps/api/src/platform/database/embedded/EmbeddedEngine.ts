import { Worker } from 'node:worker_threads';
import type { PGlite, PGliteQueryResults, PGliteTransaction } from 'kysely';
import { DatabaseError } from '../DatabaseError.ts';
import { compiledEngine } from './compiled.ts';
import type { WorkerAnswer, WorkerData, WorkerRequest } from './messages.ts';

type Request = WorkerRequest extends infer Each ? (Each extends { id: number } ? Omit<Each, 'id'> : never) : never;

interface Pending {
  resolve(answer: WorkerAnswer): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout | undefined;
}

interface EngineOptions {
  folder: string;
  /** Milliseconds after which a statement counts as hung: the worker is terminated and the database reopened. */
  statementTimeout: number;
  /** Called when a hung worker has been replaced. */
  onReopen?: (reason: string) => void;
}

/**
 * The embedded database in a worker thread, as the query builder's dialect expects it. There is one session: the
 * dialect's mutex gives the connection to one caller at a time.
 */
export class EmbeddedEngine implements PGlite {
  closed = false;
  ready = false;
  readonly waitReady: Promise<void>;
  readonly #options: EngineOptions;
  readonly #pending = new Map<number, Pending>();
  #worker: Worker | undefined;
  #opening: Promise<void>;
  #generation = 0;
  #lastId = 0;

  constructor(options: EngineOptions) {
    this.#options = options;
    this.#opening = this.#open();
    this.waitReady = this.#opening;
  }

  async query<Row>(sql: string, parameters: unknown[] = []): Promise<PGliteQueryResults<Row>> {
    const answer = await this.#ask({ kind: 'query', sql, parameters }, this.#options.statementTimeout);
    if (answer.kind !== 'result') throw new DatabaseError('The embedded database gave an unexpected answer.', 'WORKER');
    return {
      rows: answer.rows as Row[],
      fields: answer.fields,
      ...(answer.affectedRows === undefined ? {} : { affectedRows: answer.affectedRows }),
    };
  }

  async transaction<Value>(run: (transaction: PGliteTransaction) => Promise<Value>): Promise<Value> {
    await this.query('begin');
    const generation = this.#generation;
    let isAborted = false;
    const query: PGliteTransaction['query'] = async (sql, parameters) => {
      if (generation !== this.#generation) {
        throw new DatabaseError('The transaction ended because the embedded database was reopened.', 'WORKER');
      }
      try {
        const result = await this.query<never>(sql, parameters);
        if (/^rollback to/i.test(sql)) isAborted = false;
        return result;
      } catch (error) {
        isAborted = true;
        throw error;
      }
    };
    const rollback = async (): Promise<void> => {
      if (generation === this.#generation && !this.closed) await this.query('rollback');
    };
    let value: Value;
    try {
      value = await run({ query, rollback });
    } catch (error) {
      await rollback();
      throw error;
    }
    if (isAborted) {
      // COMMIT would succeed and silently roll back: the caller has to be notified.
      await rollback();
      throw new DatabaseError('The transaction had failed and was rolled back.', '25P02');
    }
    await query('commit');
    return value;
  }

  /** Runs several statements in one call and returns the rows of all; the caller holds the connection. */
  async script<Row>(sql: string): Promise<Row[]> {
    const answer = await this.#ask({ kind: 'script', sql }, this.#options.statementTimeout);
    if (answer.kind !== 'script') throw new DatabaseError('The embedded database gave an unexpected answer.', 'WORKER');
    return answer.rows as Row[];
  }

  /** Returns the whole data folder as a gzipped tar archive. */
  async dump(): Promise<ArrayBuffer> {
    const answer = await this.#ask({ kind: 'dump' }, undefined);
    if (answer.kind !== 'dump') throw new DatabaseError('The embedded database gave an unexpected answer.', 'WORKER');
    return answer.bytes;
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    try {
      await this.#ask({ kind: 'close' }, 10_000);
    } finally {
      const worker = this.#worker;
      this.#worker = undefined;
      await worker?.terminate();
    }
  }

  async #open(): Promise<void> {
    const workerData: WorkerData = { folder: this.#options.folder, compiled: await compiledEngine() };
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData,
      execArgv: ['--conditions=@resonanz/source', '--no-warnings'],
    });
    this.#worker = worker;
    await new Promise<void>((resolve, reject) => {
      worker.on('message', (answer: WorkerAnswer) => {
        if (answer.kind === 'ready') resolve();
        else if (answer.kind === 'broken') reject(new DatabaseError(answer.message, 'WORKER'));
        else this.#settle(answer);
      });
      worker.on('error', (error) => {
        const failure = new DatabaseError(error.message, 'WORKER');
        reject(failure);
        void this.#reopen(worker, failure.message);
      });
      worker.on('exit', () => {
        reject(new DatabaseError('The embedded database ended.', 'WORKER'));
        void this.#reopen(worker, 'The embedded database ended.');
      });
    });
    this.ready = true;
  }

  /** Replaces a worker that hangs or has died; committed data is on disk, open transactions are lost. */
  async #reopen(worker: Worker, reason: string): Promise<void> {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    this.#generation += 1;
    const waiting = [...this.#pending.values()];
    this.#pending.clear();
    for (const each of waiting) {
      clearTimeout(each.timer);
      each.reject(new DatabaseError(reason, 'WORKER'));
    }
    if (this.closed || !this.ready) return;
    this.#opening = worker.terminate().then(() => this.#open());
    this.#opening.catch(() => {
      // The next statement fails with the same error and reports it.
    });
    this.#options.onReopen?.(reason);
    await this.#opening.catch(() => undefined);
  }

  #settle(answer: Exclude<WorkerAnswer, { kind: 'ready' | 'broken' }>): void {
    const pending = this.#pending.get(answer.id);
    if (pending === undefined) return;
    this.#pending.delete(answer.id);
    clearTimeout(pending.timer);
    if (answer.kind === 'error') pending.reject(new DatabaseError(answer.message, answer.code, answer.constraint));
    else pending.resolve(answer);
  }

  async #ask(request: Request, timeout: number | undefined): Promise<WorkerAnswer> {
    await this.#opening;
    const worker = this.#worker;
    if (worker === undefined) throw new DatabaseError('The embedded database is closed.', 'WORKER');
    const id = (this.#lastId += 1);
    return new Promise((resolve, reject) => {
      const timer =
        timeout === undefined
          ? undefined
          : setTimeout(() => {
              if (request.kind === 'close')
                reject(new DatabaseError('The embedded database did not close in time.', 'WORKER'));
              else void this.#reopen(worker, 'The statement took too long and was ended.');
            }, timeout);
      timer?.unref();
      this.#pending.set(id, { resolve, reject, timer });
      worker.postMessage({ ...request, id });
    });
  }
}
