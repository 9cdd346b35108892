import type { components } from '@resonanz/contract/types';
import { type Kysely, sql } from 'kysely';
import type { CallUser } from '../../access/CallUser.ts';
import { pageOf } from '../../database/lists.ts';
import type { Schema } from '../../database/schema.ts';
import { people, requestKeepers } from './assignee.ts';
import { conditionsOf, listedRequests, orderOf, requestRows, type RequestSearch, toItem } from './requestRows.ts';

type Schemas = components['schemas'];
type Db = Kysely<Schema>;

/** Search, filters and order of the list. */
export interface RequestListQuery extends RequestSearch {
  sortBy?: Schemas['AgencyRequestSortKey'] | undefined;
  sort?: 'ASC' | 'DESC' | undefined;
}

/** The requests found, at most so many; the newest first where nothing else is asked for. */
export async function foundRequests(db: Db, viewer: CallUser, { sortBy = 'createdAt', sort = 'DESC', ...search }: RequestListQuery, slice: { limit: number; offset: number }): Promise<Schemas['AgencyRequestItem'][]> {
  const rows = await conditionsOf(search)
    .reduce((query, condition) => query.where(condition), listedRequests(db, viewer))
    .orderBy(sql`${orderOf(viewer)[sortBy]} ${sort === 'ASC' ? sql`asc` : sql`desc`} nulls last`)
    .orderBy('r.id', 'desc')
    .limit(slice.limit)
    .offset(slice.offset)
    .execute();
  return rows.map(toItem);
}

/** One page of the list. */
export async function agencyRequestPage(db: Db, viewer: CallUser, { pageNumber = 0, pageSize = 10, ...query }: Schemas['AgencyRequestQuery']): Promise<Schemas['AgencyRequestPage']> {
  const [rows, counted] = await Promise.all([
    foundRequests(db, viewer, query, { limit: pageSize, offset: pageNumber * pageSize }),
    conditionsOf(query)
      .reduce((found, condition) => found.where(condition), requestRows(db, viewer))
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return pageOf(rows, counted.total, { pageNumber, pageSize });
}

/** What the list filters by, and who can look after requests. */
export async function requestChoices(db: Db, viewer: CallUser): Promise<Schemas['AgencyRequestChoices']> {
  const [brands, keepers] = await Promise.all([
    requestRows(db, viewer).select(['k.id as customerId', 'k.name']).distinct().orderBy('k.name').orderBy('k.id').execute(),
    people(requestKeepers(db)),
  ]);
  return { brands, assignees: keepers };
}
