import type { Generated, JSONColumnType } from 'kysely';
import type { InstantNow } from '../database/columns.ts';

/** Events in transit between servers that share a database; rows stay for a minute. */
export interface LiveEventsTable {
  id: Generated<number>;
  event: JSONColumnType<Record<string, unknown>, string, string>;
  created_at: InstantNow;
}

declare module '../database/schema.ts' {
  interface Schema {
    live_events: LiveEventsTable;
  }
}
