import { type Insertable, type Kysely, type RawBuilder, sql } from 'kysely';
import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { ROLE } from '@resonanz/domain/roles';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import type { UsersTable } from '../../../platform/access/tables.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { escapeLike, type Page, readPage } from '../../../platform/database/lists.ts';
import type { Schema, Tx } from '../../../platform/database/schema.ts';
import type { HistoryTable } from '../../../platform/history/tables.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { type RowKind, visibleRows } from '../../ownership/door.ts';

const MAX_WORDS = 6;

type Status = Schemas['UserStatus'];
type Change = Schemas['CompanyNameChange'];

/**
 * The state that lists show, derived from the flags of an account called `u`
 * (docs/domain/enumerations.md#account-status); approval counts for brands alone.
 */
export const statusOf = sql<Status>`case
  when u.archived then 'archived'
  when not u.is_active then 'inactive'
  when u.role_id in (${ROLE.brand}, ${ROLE.brandManager}) and u.approved = ${sql.lit(APPROVAL_STATUS.pending)}
  then 'pending'
  when u.role_id in (${ROLE.brand}, ${ROLE.brandManager}) and u.approved = ${sql.lit(APPROVAL_STATUS.declined)}
  then 'declined'
  else 'active' end`;

const lastLogin = sql<string | null>`(select e.at from login_events e
  where e.user_id = u.id and e.kind = 'login' order by e.at desc limit 1)`;

/** The last change of the company name that the user asked for; instants in JSON come as the database writes them. */
const lastNameChange = sql<Change | null>`(select jsonb_build_object(
    'companyNameChangeId', n.id, 'requestedName', n.requested_name, 'previousName', n.previous_name,
    'status', n.status, 'reason', n.reason, 'askedAt', n.asked_at, 'decidedAt', n.decided_at)
  from company_name_changes n where n.user_id = u.id order by n.id desc limit 1)`;

/** Accounts, called `u`, with their customer `c` and region `r`, as administrators see them. */
export function accountRows(db: Kysely<Schema>) {
  return db
    .selectFrom('users as u')
    .innerJoin('regions as r', 'r.id', 'u.default_region_id')
    .leftJoin('customers as c', 'c.id', 'u.customer_id')
    .select([
      'u.id',
      'u.email',
      'u.first_name',
      'u.last_name',
      'u.role_id',
      'u.is_active',
      'u.archived',
      'u.email_verify',
      'u.approved',
      'u.decline_reason',
      'u.company_name',
      'u.contact_person',
      'u.customer_id',
      'c.name as customer_name',
      'u.phone',
      'u.default_language',
      'u.default_region_id',
      'u.start_page',
      'r.name_de as region_de',
      'r.name_en as region_en',
      'u.profile_picture',
      'u.signup_with_token',
      'u.created_at',
      'u.updated_at',
      statusOf.as('status'),
      lastLogin.as('last_login'),
      lastNameChange.as('name_change'),
    ]);
}

/** One account as the query above reads it. */
export type AccountRow = Awaited<ReturnType<ReturnType<typeof accountRows>['execute']>>[number];

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
} satisfies Record<string, readonly RawBuilder<unknown>[]>;

/**
 * Columns that may be empty: empty ones come last, whichever way a list is sorted. The others can be read from an
 * index.
 */
const mayBeEmpty: readonly (keyof typeof orders)[] = ['companyName', 'contactPerson'];

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
  /** Further conditions, joined by AND. */
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

/** What a list asks of accounts called `u`. */
export function accountCondition(
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
    ...words.slice(0, MAX_WORDS).map((word) => sql`u.search_text like '%' || fold_text(${escapeLike(word)}) || '%'`),
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
  const condition = accountCondition(viewer, input);
  const direction = sort === 'ASC' ? sql`asc` : sql`desc`;
  const place = mayBeEmpty.includes(sortBy) ? sql` nulls last` : sql``;
  const rows = orders[sortBy].reduce(
    (query, order) => query.orderBy(sql`${order} ${direction}${place}`),
    accountRows(db).where(condition),
  );
  // Each row has the time of the last login.
  const found = {
    rows: rows.orderBy('u.id', sort === 'ASC' ? 'asc' : 'desc'),
    matches: db.selectFrom('users as u').where(condition),
    shares: 'total',
  } as const;
  return readPage(db, found, { pageNumber, pageSize });
}

/** Adds an account; returns its id. */
export async function insertAccount(tx: Tx, account: Insertable<UsersTable>): Promise<number> {
  const { id } = await tx.insertInto('users').values(account).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Adds an entry to the history of a record. */
export async function insertHistory(tx: Tx, entry: Insertable<HistoryTable>): Promise<void> {
  await tx.insertInto('history').values(entry).execute();
}

/** Whether a customer or a region exists. */
export async function exists(tx: Tx, table: 'customers' | 'regions', id: number): Promise<boolean> {
  return (await tx.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** The name of a customer. */
export async function findCustomerName(tx: Tx, customerId: number): Promise<string | undefined> {
  const customer = await tx.selectFrom('customers').select('name').where('id', '=', customerId).executeTakeFirst();
  return customer?.name;
}

/**
 * Locks the accounts of all super admins before anything else is locked, always in the same order: of two changes that
 * would each leave the other one, the second waits and then sees the first.
 */
export async function lockSuperAdmins(tx: Tx): Promise<void> {
  await tx
    .selectFrom('users')
    .select('id')
    .where('role_id', '=', ROLE.superAdmin)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Whether another super admin can log in. */
export async function hasOtherSuperAdmin(tx: Tx, userId: number): Promise<boolean> {
  const other = await tx
    .selectFrom('users')
    .select('id')
    .where('role_id', '=', ROLE.superAdmin)
    .where('is_active', '=', true)
    .where('archived', '=', false)
    .where('id', '!=', userId)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
