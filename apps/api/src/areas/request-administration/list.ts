import { type Kysely, sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import type { CallUser } from '../../platform/access/CallUser.ts';
import { inOrderOf, readPage } from '../../platform/database/lists.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { keeperChoices } from '../campaign-requests/door.ts';
import { conditionsOf, listedRequests, orderOf, requestRows, type RequestSearch, toItem } from './requestRows.ts';

type Schemas = components['schemas'];
type Db = Kysely<Schema>;

/** Search, filters and order of the list. */
export interface RequestListQuery extends RequestSearch {
  sortBy?: Schemas['AgencyRequestSortKey'] | undefined;
  sort?: 'ASC' | 'DESC' | undefined;
}

const matching = (db: Db, viewer: CallUser, search: RequestSearch) =>
  conditionsOf(search).reduce((query, condition) => query.where(condition), requestRows(db, viewer));

/** The ids of what is found; the newest first where nothing else is asked for. */
const foundIds = (db: Db, viewer: CallUser, { sortBy = 'createdAt', sort = 'DESC', ...search }: RequestListQuery) =>
  matching(db, viewer, search)
    .select('r.id')
    .orderBy(sql`${orderOf(viewer)[sortBy]} ${sort === 'ASC' ? sql`asc` : sql`desc`} nulls last`)
    .orderBy('r.id', 'desc');

async function itemsOf(
  db: Db,
  viewer: CallUser,
  found: readonly { id: number }[],
): Promise<Schemas['AgencyRequestItem'][]> {
  const ids = found.map(({ id }) => id);
  const rows = await listedRequests(db, viewer)
    .where(sql<boolean>`r.id = any(${ids}::int[])`)
    .execute();
  return inOrderOf(ids, rows).map(toItem);
}

/** The first requests that are found, at most so many. */
export const foundRequests = async (
  db: Db,
  viewer: CallUser,
  query: RequestListQuery,
  most: number,
): Promise<Schemas['AgencyRequestItem'][]> =>
  itemsOf(db, viewer, await foundIds(db, viewer, query).limit(most).execute());

/** One page of the list. */
export async function agencyRequestPage(
  db: Db,
  viewer: CallUser,
  { pageNumber = 0, pageSize = 10, ...query }: Schemas['AgencyRequestQuery'],
): Promise<Schemas['AgencyRequestPage']> {
  // What is unread is the viewer's own: all share which requests are found, and each reads the few rows of a page.
  const shares = query.sortBy === 'unreadComments' ? 'total' : 'rowsAndTotal';
  const page = await readPage(
    db,
    { rows: foundIds(db, viewer, query), matches: matching(db, viewer, query), shares },
    { pageNumber, pageSize },
  );
  return { ...page, content: await itemsOf(db, viewer, page.content) };
}

/** What the list filters by, and who can look after requests. */
export async function requestChoices(db: Db, viewer: CallUser): Promise<Schemas['AgencyRequestChoices']> {
  const [brands, keepers] = await Promise.all([
    requestRows(db, viewer)
      .select(['k.id as customerId', 'k.name'])
      .distinct()
      .orderBy('k.name')
      .orderBy('k.id')
      .execute(),
    keeperChoices(db),
  ]);
  return { brands, assignees: keepers };
}
