import { type CompiledQuery, type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';
import { readTables, type Source } from './watchWrites.ts';

/** The maximum number of cached results; the least recently used is evicted first. */
const MAX_ENTRIES = 500;

/** Expressions whose value can change without a write. */
const CHANGING =
  /\b(?:now|clock_timestamp|statement_timestamp|transaction_timestamp|random|gen_random_uuid)\s*\(|\bcurrent_(?:date|time|timestamp|user)\b|\blocaltime/i;

interface Entry {
  /** Write counters of its tables at the time it was read. */
  readonly writes: string;
  readonly rows: Promise<readonly unknown[]>;
}

/**
 * Caches the rows of statements that many callers run, until a table they read is written (0041). The cache key is the
 * statement with its parameters, which include whose rows may be seen. Before each answer the database is asked for the
 * write counters, so every server notices the writes of all others at once.
 */
export class SharedReads {
  readonly #db: Kysely<Schema>;
  readonly #entries = new Map<string, Entry>();
  readonly #tablesOf = new Map<string, readonly string[]>();
  #known: Promise<Map<string, Source>> | undefined;
  #asking: Promise<Map<string, string>> | undefined;
  #next: Promise<Map<string, string>> | undefined;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** Returns the rows of a statement; calls `read` when they are not cached or a table was written since. */
  async rows<Row>(
    { sql: text, parameters }: CompiledQuery<Row>,
    read: () => Promise<readonly Row[]>,
  ): Promise<readonly Row[]> {
    const tables = await this.#tables(text);
    const counted = await this.#writes();
    const writes = tables.map((name) => counted.get(name) ?? '0').join();
    const key = JSON.stringify([text, parameters]);
    const before = this.#entries.get(key);
    this.#entries.delete(key);
    const entry = before?.writes === writes ? before : { writes, rows: read() };
    this.#entries.set(key, entry);
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= MAX_ENTRIES) break;
      this.#entries.delete(oldest);
    }
    entry.rows.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    return entry.rows as Promise<readonly Row[]>;
  }

  /**
   * Every table a statement reads, by its name or through a view. A column with the name of a table causes an
   * unnecessary read, never a stale one.
   */
  async #tables(text: string): Promise<readonly string[]> {
    const known = this.#tablesOf.get(text);
    if (known !== undefined) return known;
    if (CHANGING.test(text))
      throw new Error(`What this statement finds changes with the time and can't be shared: ${text}`);
    this.#known ??= readTables(this.#db);
    const all = await this.#known.catch((error: unknown) => {
      this.#known = undefined;
      throw error;
    });
    const named = [...new Set(text.match(/\w+/g))].filter((word) => all.has(word));
    const unwatched = named.filter((name) => all.get(name)?.isWatched === false);
    if (unwatched.length > 0)
      throw new Error(`Writes to ${unwatched.join()} are not noted, so what is read of it can't be shared: ${text}`);
    const tables = [...new Set(named.flatMap((name) => all.get(name)?.tables ?? []))].sort();
    if (this.#tablesOf.size >= MAX_ENTRIES) this.#tablesOf.clear();
    this.#tablesOf.set(text, tables);
    return tables;
  }

  /**
   * Reads how often each table has been written. The query starts after the caller arrived and is shared by concurrent
   * callers.
   */
  #writes(): Promise<Map<string, string>> {
    if (this.#asking === undefined) {
      this.#asking = this.#ask();
      return this.#asking;
    }
    this.#next ??= this.#asking.then(
      () => this.#askNext(),
      () => this.#askNext(),
    );
    return this.#next;
  }

  #askNext(): Promise<Map<string, string>> {
    this.#next = undefined;
    this.#asking = this.#ask();
    return this.#asking;
  }

  async #ask(): Promise<Map<string, string>> {
    try {
      const { rows } = await sql<{ name: string; writes: string }>`
        select table_name as name, sum(writes)::text as writes from table_writes group by table_name`.execute(this.#db);
      return new Map(rows.map(({ name, writes }) => [name, writes]));
    } finally {
      if (this.#next === undefined) this.#asking = undefined;
    }
  }
}
