import type { ColumnType, JSONColumnType } from 'kysely';
import type { Instant, NumberOrNull } from '../database/columns.ts';

/** Writes with an idempotency key; the response is stored for a day. */
export interface RepeatableCallsTable {
  /** Null for an anonymous call; its key is a hash. */
  user_id: NumberOrNull;
  key: string;
  operation: string;
  fingerprint: Uint8Array;
  state: ColumnType<'running' | 'done' | 'unknown', 'running' | undefined, 'done' | 'unknown'>;
  answer: JSONColumnType<Record<string, unknown> | null, string | undefined, string>;
  at: Instant;
}

declare module '../database/schema.ts' {
  interface Schema {
    repeatable_calls: RepeatableCallsTable;
  }
}
