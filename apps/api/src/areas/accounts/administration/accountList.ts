import { type RawBuilder, sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { escapeLike, type Page, readPage } from '../../../platform/database/lists.ts';
import { type RowKind, visibleRows } from '../../ownership/door.ts';
import { accountRows, type AccountRow, statusOf } from './accountRows.ts';

const MOST_WORDS = 6;

type Status = components['schemas']['UserStatus'];

/** A condition on accounts called `u`. */
export type AccountCondition = RawBuilder<unknown>;

/** The columns that lists of accounts are sorted by; names as the contract writes them. */
const orders = {
  id: [sql`u.id`],
  name: [sql`u.last_name`, sql`u.first_name`],
  username: [sql`lower(u.email)`],
  roleId: [sql`u.role_id`],
  companyName: [sql`u.company_name`],
  contactPerson: [sql`u.contact_person`],
  status: [statusOf],
  createdAt: [sql`u.created_at`],
  city: [sql`(select t.city from tester_profiles t where t.user_id = u.id)`],
} satisfies Record<string, readonly RawBuilder<unknown>[]>;

/**
 * Columns that may be empty: empty ones stand last, whichever way a list is sorted. The others can be read from an
 * index.
 */
const mayBeEmpty: readonly (keyof typeof orders)[] = ['companyName', 'contactPerson', 'city'];

/** What a list of accounts asks for. */
export interface AccountListInput {
  /** The kind whose rule says which accounts the caller sees. */
  kind: RowKind;
  pageNumber?: number;
  pageSize?: number;
  sortBy?: keyof typeof orders;
  sort?: 'ASC' | 'DESC';
  status?: Status;
  search?: string;
  /** Left out: archived accounts are listed only under their own status. */
  archived?: boolean;
  /** Further conditions, all of which have to hold. */
  where?: readonly AccountCondition[];
}

/** Conditions from filters that were sent; one that is left out asks for nothing, an empty list neither. */
export function sent<Value>(
  value: Value | undefined,
  condition: (value: Value) => AccountCondition,
): AccountCondition[] {
  return value === undefined || (Array.isArray(value) && value.length === 0) ? [] : [condition(value)];
}

/** "This column of `u` is one of these values." */
export function isOneOf(column: string, values: readonly (number | string)[]): AccountCondition {
  return sql`${sql.ref(column)} in (${sql.join(values)})`;
}

function conditionOf(
  viewer: CallUser,
  { kind, status, search = '', archived, where = [] }: AccountListInput,
): RawBuilder<boolean> {
  const showsArchived = archived ?? status === 'archived';
  const words = search
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');
  const conditions = [
    visibleRows(kind, viewer, 'u'),
    sql`u.archived = ${showsArchived}`,
    ...sent(status, (wanted) => sql`${statusOf} = ${wanted}`),
    // Every word has to be found, in whichever field and order.
    ...words.slice(0, MOST_WORDS).map((word) => sql`u.search_text like '%' || fold_text(${escapeLike(word)}) || '%'`),
    ...where,
  ];
  return sql<boolean>`${sql.join(
    conditions.map((each) => sql`(${each})`),
    sql` and `,
  )}`;
}

/** One page of the accounts that the caller may see, newest first unless sorted otherwise. */
export async function accountPage(db: Database, viewer: CallUser, input: AccountListInput): Promise<Page<AccountRow>> {
  const { pageNumber = 0, pageSize = 10, sortBy = 'createdAt', sort = sortBy === 'createdAt' ? 'DESC' : 'ASC' } = input;
  const condition = conditionOf(viewer, input);
  const direction = sort === 'ASC' ? sql`asc` : sql`desc`;
  const place = mayBeEmpty.includes(sortBy) ? sql` nulls last` : sql``;
  const rows = orders[sortBy].reduce(
    (query, order) => query.orderBy(sql`${order} ${direction}${place}`),
    accountRows(db).where(condition),
  );
  // Each row says when somebody logged in last.
  const found = {
    rows: rows.orderBy('u.id', sort === 'ASC' ? 'asc' : 'desc'),
    matches: db.selectFrom('users as u').where(condition),
    shares: 'total',
  } as const;
  return readPage(db, found, { pageNumber, pageSize });
}
