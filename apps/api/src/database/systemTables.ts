import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Instant, InstantNow, InstantOrNull, NumberOrNull, TextOrNull } from './columns.ts';

export interface RolePermissionsTable {
  role_id: number;
  module_name: string;
  rights: string[];
}

export interface SecretsTable {
  name: string;
  value: Uint8Array;
  created_at: InstantNow;
}

export interface SessionsTable {
  id: string;
  user_id: number;
  audience: 'staff' | 'brand' | 'tester';
  created_at: InstantNow;
  revoked_at: InstantOrNull;
  revoke_reason: TextOrNull;
}

export interface RefreshTokensTable {
  hash: Uint8Array;
  session_id: string;
  successor_hash: ColumnType<Uint8Array | null, Uint8Array | null | undefined, Uint8Array | null>;
  used_at: InstantOrNull;
  expires_at: Instant;
  created_at: InstantNow;
}

export interface LoginAttemptsTable {
  id: Generated<number>;
  account_hash: Uint8Array;
  address_hash: Uint8Array;
  at: InstantNow;
}

export interface LoginEventsTable {
  id: Generated<number>;
  user_id: NumberOrNull;
  session_id: TextOrNull;
  kind: string;
  at: InstantNow;
}

/** Events on their way between servers that share one database; rows live for a minute. */
export interface LiveEventsTable {
  id: Generated<number>;
  event: JSONColumnType<Record<string, unknown>, string, string>;
  created_at: InstantNow;
}
