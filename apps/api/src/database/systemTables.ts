import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Instant, InstantNow, InstantOrNull, NumberOrNull, TextOrNull } from './columns.ts';

/** Mails that somebody has switched off. */
export interface MailRefusalsTable {
  user_id: number;
  template: string;
}

export interface RolePermissionsTable {
  role_id: number;
  module_name: string;
  rights: string[];
}

/** When the rights of a role were last changed, and by whom; empty while they are the start rights. */
export interface RolePermissionVersionsTable {
  role_id: number;
  updated_at: InstantOrNull;
  updated_by: NumberOrNull;
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
  /** Browser and system of the log-in; empty when unknown. */
  device: Generated<string>;
  /** Network of the log-in, never the whole address. */
  address: Generated<string>;
  last_used_at: InstantNow;
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

/** Writes that a client may repeat under the same key; the answer is kept for a day. */
export interface RepeatableCallsTable {
  /** Null for an anonymous call; its key is a hash then. */
  user_id: NumberOrNull;
  key: string;
  operation: string;
  fingerprint: Uint8Array;
  state: ColumnType<'running' | 'done' | 'unknown', 'running' | undefined, 'done' | 'unknown'>;
  answer: JSONColumnType<Record<string, unknown> | null, string | undefined, string>;
  at: Instant;
}

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

/** Links of mails that set a password or confirm an e-mail address. */
export interface AccountTokensTable {
  hash: Uint8Array;
  user_id: number;
  purpose: 'password' | 'email' | 'signUp';
  audience: 'staff' | 'brand' | 'tester';
  /** The address the link was sent to: it ends when the account gets another one. */
  email: string;
  created_at: InstantNow;
  expires_at: Instant;
  ended_at: InstantOrNull;
}

/** A brand's sign-up as it waits: the password is hashed already. */
export interface SignUpData {
  passwordHash: string;
  companyName: string;
  contactPerson: string;
  phone: string | null;
  website: string | null;
  country: 'DE' | 'AU' | 'CH' | null;
  streetAndHouse: string | null;
  cityAndZip: string | null;
  vatId: string | null;
  industry: string | null;
  language: 'DE' | 'EN';
  wantsTips: boolean;
}

/** What somebody who is not logged in has asked for; carried out after the answer, which is the same for every address. */
export interface AccountRequestsTable {
  id: Generated<number>;
  kind: 'password' | 'email' | 'reactivation' | 'signUp';
  audience: 'staff' | 'brand' | 'tester';
  username: string;
  /** What a sign-up brings along; nothing else has any. */
  data: JSONColumnType<SignUpData | null, string | null | undefined, string | null>;
  created_at: InstantNow;
}

export interface CountedRequestsTable {
  id: Generated<number>;
  account_hash: Uint8Array;
  address_hash: Uint8Array;
  at: InstantNow;
}

/** Answers to captchas that have been used. */
export interface CaptchaAnswersTable {
  hash: Uint8Array;
  expires_at: Instant;
}

/** Days on which an account has asked for its reactivation. */
export interface ReactivationRequestsTable {
  user_id: number;
  day: string;
}

/** Devices from which a user has logged in before. */
export interface KnownDevicesTable {
  user_id: number;
  hash: Uint8Array;
  last_seen_at: InstantNow;
}
