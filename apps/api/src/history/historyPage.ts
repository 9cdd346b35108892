import type { components } from '@resonanz/contract/types';
import { type Kysely, sql } from 'kysely';
import { fullNameOf } from '../database/fullName.ts';
import type { Schema } from '../database/schema.ts';

type Schemas = components['schemas'];

/** Records whose histories are read as one, for example an influencer with its channels. */
export interface HistorySubject {
  entity: string;
  ids: readonly number[];
}

/** Which part of a history is asked for. */
export interface HistoryWindow {
  /** Only entries older than this one; the newest when left out. */
  before?: number | undefined;
  /** At most so many entries; 20 by default. */
  size?: number | undefined;
  /** Whether the reader may not see the values of a field; that it changed stays visible. */
  isMasked?: (field: string) => boolean;
}

function changeOf(field: string, value: unknown, isMasked: boolean): Schemas['HistoryChange'] {
  const [before, after]: readonly unknown[] = Array.isArray(value) && value.length === 2 ? value : [null, value];
  return { field, before: isMasked ? null : before, after: isMasked ? null : after, masked: isMasked };
}

/** What happened to some records, the newest first; the caller has to see them. */
export async function historyPage(
  db: Kysely<Schema>,
  subjects: readonly HistorySubject[],
  { before, size = 20, isMasked = () => false }: HistoryWindow = {},
): Promise<Schemas['HistoryPage']> {
  const wanted = subjects.filter(({ ids }) => ids.length > 0);
  if (wanted.length === 0) return { content: [], older: null };
  const isOfSubject = sql.join(
    wanted.map(({ entity, ids }) => sql<boolean>`(h.entity = ${entity} and h.entity_id = any(${[...ids]}::int[]))`),
    sql` or `,
  );
  const rows = await db
    .selectFrom('history as h')
    .leftJoin('users as u', 'u.id', 'h.user_id')
    .select(['h.id', 'h.entity', 'h.entity_id', 'h.at', fullNameOf('u').as('user_name'), 'h.action', 'h.changes', 'h.reason'])
    .where(sql<boolean>`(${isOfSubject})`)
    .$if(before !== undefined, (query) => query.where('h.id', '<', before ?? 0))
    .orderBy('h.id', 'desc')
    .limit(size + 1)
    .execute();
  const content = rows.slice(0, size).map(
    (row): Schemas['HistoryLine'] => ({
      historyId: row.id,
      entity: row.entity,
      entityId: row.entity_id,
      at: row.at,
      userName: row.user_name,
      action: row.action as Schemas['HistoryLine']['action'],
      changes: Object.entries(row.changes ?? {})
        .map(([field, value]) => changeOf(field, value, isMasked(field)))
        .sort((one, other) => one.field.localeCompare(other.field)),
      reason: row.reason,
    }),
  );
  return { content, older: rows.length > size ? (content.at(-1)?.historyId ?? null) : null };
}
