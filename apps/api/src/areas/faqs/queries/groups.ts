import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../../platform/database/schema.ts';
import { notFound } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { FaqGroupsTable } from '../tables.ts';

const groupRows = (db: Db) =>
  db
    .selectFrom('faq_groups as g')
    .where('g.deleted_at', 'is', null)
    .select([
      'g.id as faqGroupId',
      'g.name_de as nameDe',
      'g.name_en as nameEn',
      sql<number>`(select count(*)::int from faqs f where f.group_id = g.id and f.deleted_at is null)`.as('faqs'),
      'g.updated_at as updatedAt',
    ]);

/** Finds all groups in their order. */
export const findGroups = (db: Db): Promise<Schemas['FaqGroup'][]> =>
  groupRows(db).orderBy('g.position').orderBy('g.id').execute();

/** Finds the group with this id. */
export async function findGroup(db: Db, id: number): Promise<Schemas['FaqGroup']> {
  const row = await groupRows(db).where('g.id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/** Finds a group and locks it until the transaction ends; undefined where there is none. */
export const lockGroupIfAny = (tx: Db, id: number): Promise<Selectable<FaqGroupsTable> | undefined> =>
  tx
    .selectFrom('faq_groups')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Finds a group and locks it until the transaction ends. */
export async function lockGroup(tx: Db, id: number): Promise<Selectable<FaqGroupsTable>> {
  const row = await lockGroupIfAny(tx, id);
  if (row === undefined) throw notFound();
  return row;
}

/** Waits until no other transaction changes the list of groups, and keeps it until this one ends; reading them goes on. */
export async function lockGroupList(tx: Db): Promise<void> {
  await sql`lock table faq_groups in share row exclusive mode`.execute(tx);
}

/** Finds the ids of all groups in their order. */
export async function findGroupOrder(tx: Db): Promise<number[]> {
  const rows = await tx
    .selectFrom('faq_groups')
    .select('id')
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether another group has one of these names, in upper or lower case. */
export async function isNameTaken(tx: Db, names: { de: string; en: string }, exceptId: number | undefined) {
  const rows = await tx
    .selectFrom('faq_groups')
    .select([
      sql<boolean>`lower(name_de) = lower(${names.de})`.as('de'),
      sql<boolean>`lower(name_en) = lower(${names.en})`.as('en'),
    ])
    .where('deleted_at', 'is', null)
    .where('id', '<>', exceptId ?? 0)
    .execute();
  return { de: rows.some(({ de }) => de), en: rows.some(({ en }) => en) };
}

/** Stores a new group; returns its id. */
export async function insertGroup(tx: Db, values: Insertable<FaqGroupsTable>): Promise<number> {
  const { id } = await tx.insertInto('faq_groups').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Changes columns of a group. */
export async function updateGroup(tx: Db, id: number, values: Updateable<FaqGroupsTable>): Promise<void> {
  await tx.updateTable('faq_groups').set(values).where('id', '=', id).execute();
}

/** Stores the order of groups; their versions stay, because nothing that is edited changes. */
export async function updateGroupOrder(tx: Db, ids: readonly number[]): Promise<void> {
  await sql`update faq_groups g set position = o.position
    from unnest(${[...ids]}::int[]) with ordinality as o (id, position) where g.id = o.id`.execute(tx);
}
