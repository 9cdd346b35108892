import { type RawBuilder, sql } from 'kysely';
import { OF_AGE } from '@resonanz/domain/age';
import { agedBetween } from '../../../platform/database/agedBetween.ts';
import type { Db } from '../../../platform/database/schema.ts';
import { notFound } from '../../../platform/http/ApiError.ts';
import type { NetworkRow } from '../tables.ts';

/** Condition: person `n` of the network is of age on a day, or of unknown age; parents would have to sign for minors. */
export const ofAge = (today: string): RawBuilder<boolean> =>
  sql<boolean>`(n.dob is null or ${sql.join(agedBetween(sql`n.dob`, OF_AGE, undefined, today))})`;

/** Everyone visible to brands and visitors on a day, as `n`. */
export const shownPeople = (db: Db, today: string) => db.selectFrom('network_people as n').where(ofAge(today));

/** A person of the network; 404 unless visible. */
export async function networkRow(db: Db, publicId: string, today: string): Promise<NetworkRow> {
  const row = await shownPeople(db, today).selectAll('n').where('n.public_id', '=', publicId).executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/** Those of these people who appear in a video. */
export async function filmed(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select distinct f.subject_id as id from files f
    where f.subject in ('model', 'creator') and f.subject_id = any(${[...ids]}::int[])
      and f.content_type like 'video/%' and f.deleted_at is null`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
