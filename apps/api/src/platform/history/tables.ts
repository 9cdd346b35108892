import type { Generated, JSONColumnType } from 'kysely';
import type { RoleId } from '@resonanz/domain/roles';
import type { AuditAction, HistoryAction } from '@resonanz/domain/workStates';
import type { Instant, InstantNow, JsonOrNull, NumberOrNull, TextOrNull, OrNull } from '../database/columns.ts';

/** Audit log: who changed or exported what, and the HTTP status. */
export interface AuditLogTable {
  id: Generated<number>;
  at: Instant;
  user_id: NumberOrNull;
  role_id: OrNull<RoleId>;
  operation: string;
  action: AuditAction;
  entity: string;
  entity_id: NumberOrNull;
  changes: JSONColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
  reason: TextOrNull;
  /** HTTP status of the response. */
  outcome: number;
  request_id: string;
  /** Network of the caller, never the full address. */
  address: TextOrNull;
}

export interface HistoryTable {
  id: Generated<number>;
  entity: string;
  entity_id: number;
  user_id: NumberOrNull;
  action: HistoryAction;
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
