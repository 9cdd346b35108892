import type { Kysely } from 'kysely';
import type { HistoryAction } from '@resonanz/domain/workStates';
import type { CallUser } from '../access/CallUser.ts';
import { chunksOf } from '../database/chunks.ts';
import type { Schema } from '../database/schema.ts';
import type { Clock } from '../runtime/Clock.ts';
import type { AuditDetails } from './AuditDetails.ts';

/** Old and new value by field name on the wire. */
export type Changes = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

/** A change to one record. */
export interface HistoryEntry {
  /** Kind of the record, for example `influencer`. */
  entity: string;
  entityId: number;
  action: HistoryAction;
  changes?: Changes;
  reason?: string | null;
}

/** Who made the change; `user` is null for changes by the server itself. */
export interface HistoryWriter {
  user: Pick<CallUser, 'id'> | null;
  services: { clock: Clock };
}

/** Writes several entries in the caller's transaction; returns the details for the audit log. */
export async function writeHistories(
  tx: Kysely<Schema>,
  { user, services }: HistoryWriter,
  entries: readonly HistoryEntry[],
): Promise<AuditDetails[]> {
  const at = services.clock.now();
  for (const chunk of chunksOf(entries)) {
    await tx
      .insertInto('history')
      .values(
        chunk.map(({ entity, entityId, action, changes, reason }) => ({
          entity,
          entity_id: entityId,
          user_id: user?.id ?? null,
          action,
          changes: changes === undefined ? null : JSON.stringify(changes),
          reason: reason ?? null,
          at,
        })),
      )
      .execute();
  }
  return entries.map((entry) => ({ ...entry }));
}

/** Writes a change to one record in the caller's transaction; returns the details for the audit log. */
export async function writeHistory(
  tx: Kysely<Schema>,
  writer: HistoryWriter,
  entry: HistoryEntry,
): Promise<AuditDetails> {
  await writeHistories(tx, writer, [entry]);
  return { ...entry };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Returns the fields of `after` that differ from `before`, with both values; undefined and null are equal. */
export function changesBetween(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Changes {
  return Object.fromEntries(
    Object.entries(after)
      .filter(([field, value]) => !isSame(before[field], value))
      .map(([field, value]) => [field, [before[field] ?? null, value ?? null] as const]),
  );
}
