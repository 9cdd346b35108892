import type { Generated, JSONColumnType } from 'kysely';
import type { Instant, InstantNow, JsonOrNull, NumberOrNull, TextOrNull } from '../database/columns.ts';

/** Who changed or exported what, and how it ended. */
export interface AuditLogTable {
  id: Generated<number>;
  at: Instant;
  user_id: NumberOrNull;
  role_id: NumberOrNull;
  operation: string;
  /** 1 add, 2 update, 3 status change, 4 delete, 5 export. */
  action: number;
  entity: string;
  entity_id: NumberOrNull;
  changes: JSONColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
  reason: TextOrNull;
  /** HTTP status of the answer. */
  outcome: number;
  request_id: string;
  /** Network of the caller, never the whole address. */
  address: TextOrNull;
}

export interface HistoryTable {
  id: Generated<number>;
  entity: string;
  entity_id: number;
  user_id: NumberOrNull;
  /** 1 add, 2 update, 3 status change, 4 delete. */
  action: number;
  changes: JsonOrNull<Record<string, unknown>>;
  reason: TextOrNull;
  at: InstantNow;
}

declare module '../database/schema.ts' {
  interface Schema {
    history: HistoryTable;
    audit_log: AuditLogTable;
  }
}
