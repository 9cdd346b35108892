import { type Expression, sql } from 'kysely';
import { isRoleId } from '@resonanz/domain/roles';
import { readPage } from '../../platform/database/lists.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';

type Filters = Schemas['LogFilters'];

/** The status from which a call counts as failed. */
const firstFailure = 400;

const nameOf = sql<string | null>`nullif(trim(concat(u.first_name, ' ', u.last_name)), '')`;
const midnight = (day: string) => sql<string>`(${day}::date::timestamp at time zone 'Europe/Berlin')`;
const nextMidnight = (day: string) => sql<string>`((${day}::date + 1)::timestamp at time zone 'Europe/Berlin')`;

const filtered = (db: Db, { userId, roleId, action, entity, entityId, from, to, onlyFailures = false }: Filters) =>
  db
    .selectFrom('audit_log as l')
    .$call((query) => (userId === undefined ? query : query.where('l.user_id', '=', userId)))
    // Nobody has a role that does not exist.
    .$if(roleId !== undefined, (query) =>
      query.where((eb) => (isRoleId(roleId) ? eb('l.role_id', '=', roleId) : eb.lit(false))),
    )
    .$call((query) => (action === undefined ? query : query.where('l.action', '=', action)))
    .$call((query) => (entity === undefined ? query : query.where('l.entity', '=', entity)))
    .$call((query) => (entityId === undefined ? query : query.where('l.entity_id', '=', entityId)))
    .$call((query) => (from === undefined ? query : query.where('l.at', '>=', midnight(from))))
    .$call((query) => (to === undefined ? query : query.where('l.at', '<', nextMidnight(to))))
    .$if(onlyFailures, (query) => query.where('l.outcome', '>=', firstFailure));

const listed = (query: ReturnType<typeof filtered>) =>
  query
    .leftJoin('users as u', 'u.id', 'l.user_id')
    .select([
      'l.id',
      'l.at',
      'l.user_id as userId',
      nameOf.as('userName'),
      'l.role_id as roleId',
      'l.operation',
      'l.action',
      'l.entity',
      'l.entity_id as entityId',
      'l.outcome',
      'l.address',
    ]);

const order = {
  at: sql`l.at`,
  userName: sql`concat(u.last_name, ' ', u.first_name)`,
  roleId: sql`l.role_id`,
  action: sql`l.action`,
  entity: sql`l.entity`,
  outcome: sql`l.outcome`,
} satisfies Record<string, Expression<unknown>>;

/** One page of the log, the newest first unless asked otherwise. */
export function logPage(db: Db, input: Schemas['LogPaging']): Promise<Schemas['LogPage']> {
  const { pageNumber = 0, pageSize = 10, sortBy = 'at', sort = 'DESC', filters = {} } = input;
  const direction = sort === 'ASC' ? sql`asc` : sql`desc`;
  const matches = filtered(db, filters);
  const rows = listed(matches)
    .orderBy(sql`${order[sortBy]} ${direction}`)
    .orderBy('l.id', sort === 'ASC' ? 'asc' : 'desc');
  return readPage(db, { rows, matches, shares: 'nothing' }, { pageNumber, pageSize });
}

/** Old and new value of each field; other values were stored as one value. */
function toChanges(stored: Readonly<Record<string, unknown>>): Schemas['LogDetails']['changes'] {
  return Object.entries(stored).map(([field, value]) => {
    const [before, after] = Array.isArray(value) && value.length === 2 ? (value as [unknown, unknown]) : [null, value];
    return { field, before: before ?? null, after: after ?? null };
  });
}

/** One entry of the log with what changed. */
export async function logById(db: Db, id: number): Promise<Schemas['LogDetails'] | undefined> {
  const row = await listed(filtered(db, {}))
    .select(['l.changes', 'l.reason', 'l.request_id as requestId'])
    .where('l.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { changes, reason, requestId, ...entry } = row;
  return { ...entry, changes: toChanges(changes ?? {}), reason, requestId };
}

/** What an export shows of an entry. */
export type ExportedLog = Schemas['Log'] & { changes: string; reason: string | null; requestId: string };

/** The newest entries, at most so many. */
export async function newestLogs(db: Db, filters: Filters, most: number): Promise<ExportedLog[]> {
  const rows = await listed(filtered(db, filters))
    .select([sql<string>`coalesce(l.changes::text, '')`.as('changes'), 'l.reason', 'l.request_id as requestId'])
    .orderBy('l.at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(most)
    .execute();
  return rows;
}
