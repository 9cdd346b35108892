import type { Kysely } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { fullNameOf } from '../database/fullName.ts';
import type { Schema } from '../database/schema.ts';
import { conflict } from '../http/ApiError.ts';

/** A record with its last change: when and by whom. */
export interface VersionedRow {
  updated_at: string;
  updated_by: number | null;
}

/**
 * Rejects a change that is based on an outdated version of a locked row: 409 `changedMeanwhile` with the editor and the
 * time.
 */
export async function rejectStale(tx: Kysely<Schema>, row: VersionedRow, readAt: string): Promise<void> {
  if (Date.parse(readAt) === Date.parse(row.updated_at)) return;
  const editor = await tx
    .selectFrom('users as u')
    .where('u.id', '=', row.updated_by)
    .select(fullNameOf('u').as('name'))
    .executeTakeFirst();
  const data: components['schemas']['ChangedMeanwhile'] = { name: editor?.name ?? null, at: row.updated_at };
  throw conflict('changedMeanwhile', data);
}
