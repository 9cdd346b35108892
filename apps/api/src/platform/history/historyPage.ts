import { type Kysely, sql } from 'kysely';
import { fullNameOf } from '../database/fullName.ts';
import type { Schema } from '../database/schema.ts';
import type { Schemas } from '../http/Schemas.ts';

/** Records whose histories are merged, for example an influencer and its channels. */
export interface HistorySubject {
  entity: string;
  ids: readonly number[];
}

/** Filters and limits of a history page. */
export interface HistoryWindow {
  /** Only entries older than this one; omit it for the newest. */
  before?: number | undefined;
  /** Maximum number of entries; 20 by default. */
  size?: number | undefined;
  /** Only entries that changed one of these fields. */
  fields?: readonly string[] | undefined;
  /** Only entries by this user. */
  userId?: number | undefined;
  /** Whether the value of a field is hidden from the reader; the fact that it changed stays visible. */
  isMasked?: (field: string) => boolean;
}

function changeOf(field: string, value: unknown, isMasked: boolean): Schemas['HistoryChange'] {
  const [before, after]: readonly unknown[] = Array.isArray(value) && value.length === 2 ? value : [null, value];
  return { field, before: isMasked ? null : before, after: isMasked ? null : after, masked: isMasked };
}

/** Condition: a row of the history `h` belongs to one of these records, at least one of which must be given. */
const isOfSubject = (subjects: readonly HistorySubject[]) =>
  sql<boolean>`(${sql.join(
    subjects.map(({ entity, ids }) => sql<boolean>`(h.entity = ${entity} and h.entity_id = any(${[...ids]}::int[]))`),
    sql` or `,
  )})`;

/** Users who have changed some records, by name; deleted accounts are left out. */
export async function historyPeople(
  db: Kysely<Schema>,
  subjects: readonly HistorySubject[],
): Promise<{ id: number; name: string }[]> {
  const wanted = subjects.filter(({ ids }) => ids.length > 0);
  if (wanted.length === 0) return [];
  const people = await db
    .selectFrom('users as u')
    .select(['u.id', fullNameOf('u').as('name')])
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('history as h').select('h.id').whereRef('h.user_id', '=', 'u.id').where(isOfSubject(wanted))),
    )
    .orderBy('name')
    .orderBy('u.id')
    .execute();
  return people.flatMap(({ id, name }) => (name === null ? [] : [{ id, name }]));
}

/** Returns the history of some records, newest first; the caller must be allowed to see them. */
export async function historyPage(
  db: Kysely<Schema>,
  subjects: readonly HistorySubject[],
  { before, size = 20, fields, userId, isMasked = () => false }: HistoryWindow = {},
): Promise<Schemas['HistoryPage']> {
  const wanted = subjects.filter(({ ids }) => ids.length > 0);
  if (wanted.length === 0) return { content: [], older: null };
  const rows = await db
    .selectFrom('history as h')
    .leftJoin('users as u', 'u.id', 'h.user_id')
    .select([
      'h.id',
      'h.entity',
      'h.entity_id',
      'h.at',
      fullNameOf('u').as('user_name'),
      'h.action',
      'h.changes',
      'h.reason',
    ])
    .where(isOfSubject(wanted))
    .$if(fields !== undefined, (query) =>
      query.where(sql<boolean>`jsonb_exists_any(h.changes, ${[...(fields ?? [])]}::text[])`),
    )
    .$if(userId !== undefined, (query) => query.where('h.user_id', '=', userId ?? 0))
    .$if(before !== undefined, (query) => query.where('h.id', '<', before ?? 0))
    .orderBy('h.id', 'desc')
    .limit(size + 1)
    .execute();
  const content = rows.slice(0, size).map((row): Schemas['HistoryLine'] => ({
    historyId: row.id,
    entity: row.entity,
    entityId: row.entity_id,
    at: row.at,
    userName: row.user_name,
    action: row.action,
    changes: Object.entries(row.changes ?? {})
      .map(([field, value]) => changeOf(field, value, isMasked(field)))
      .sort((one, other) => one.field.localeCompare(other.field)),
    reason: row.reason,
  }));
  return { content, older: rows.length > size ? (content.at(-1)?.historyId ?? null) : null };
}
