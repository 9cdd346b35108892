import { type RawBuilder, sql } from 'kysely';
import { berlinDayIn, startOfBerlinDay } from '@resonanz/domain/berlinDay';
import { PROJECT_APPLICATION_STATUS, PROJECT_STATUS } from '@resonanz/domain/projectStates';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { type Page, readPage } from '../../../platform/database/lists.ts';
import type { Db } from '../../../platform/database/schema.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { accountCondition, type AccountListInput, accountRows, sent } from '../../accounts/door.ts';
import { isStaffRoleButManagement } from '../../ownership/door.ts';
import { isConfirmed, isKept, testerConditions } from '../queries.ts';

/** What a search for testers asks for. */
export type TesterSearch = Pick<Schemas['TesterUserListQuery'], 'filters' | 'search' | 'sort' | 'sortBy' | 'status'>;

const testsDone = sql<number>`(select count(*) from tester_applications a join tester_projects p on p.id = a.project_id
  where a.user_id = u.id and a.status = ${PROJECT_APPLICATION_STATUS.approved}
    and p.status = ${PROJECT_STATUS.completed})::int`;

const testsInTime = sql<number>`(select count(*) from tester_points b
  where b.user_id = u.id and b.event = 'testCompletedInTime')::int`;

/** State of an account `u` with the profile `t` (docs/domain/testers.md#tester-accounts). */
const stateOf = sql<Schemas['TesterState']>`case
  when u.archived then 'archived'
  when not u.is_active then 'inactive'
  when not u.email_verify then 'registered'
  when t.is_blocked then 'blocked'
  else 'active' end`;

/** Accounts `u` of testers with their profiles `t`. */
export const testerRows = (db: Db) =>
  accountRows(db)
    .innerJoin('tester_profiles as t', 't.user_id', 'u.id')
    .select([
      't.gender',
      't.dob',
      't.country',
      't.federal_state',
      't.city',
      't.categories',
      't.platforms',
      't.marital_status',
      't.profession',
      't.training',
      't.children',
      't.ugc_campaign',
      't.regional_tests',
      't.total_points',
      't.missed_deadlines',
      't.is_blocked',
      stateOf.as('state'),
      testsDone.as('tests_done'),
      testsInTime.as('tests_in_time'),
    ]);

/** A tester as a list or a detail page reads it. */
export type TesterRow = Awaited<ReturnType<ReturnType<typeof testerRows>['execute']>>[number];

/** The start of a day, or of the day after it, in Berlin. */
const startOf = (day: string, more = 0): string => {
  const start = startOfBerlinDay(day);
  return (more === 0 ? start : startOfBerlinDay(berlinDayIn(start, more))).toISOString();
};

/** What a state says of an account `u`, besides that it is archived or not, and of its profile `t`. */
const STATES: Readonly<Record<Schemas['TesterState'], Readonly<Record<'account' | 'profile', RawBuilder<unknown>[]>>>> =
  {
    archived: { account: [], profile: [] },
    inactive: { account: [sql`not u.is_active`], profile: [] },
    registered: { account: [sql`u.is_active`, sql`not u.email_verify`], profile: [] },
    blocked: { account: [sql`u.is_active`, sql`u.email_verify`], profile: [sql`t.is_blocked`] },
    active: { account: [sql`u.is_active`, sql`u.email_verify`], profile: [sql`not t.is_blocked`] },
  };

/** Conditions on a profile called `t`. */
const ofProfile = (filters: Schemas['TesterUserFilters']): RawBuilder<unknown>[] => [
  ...testerConditions(filters),
  ...(filters.state === undefined ? [] : STATES[filters.state].profile),
];

/** Whether a search shows archived accounts. */
const showsArchived = ({ state, archived }: Schemas['TesterUserFilters']): boolean | undefined =>
  state === undefined ? archived : state === 'archived';

/** What a search means for accounts called `u`. */
function narrowed(viewer: CallUser, { filters = {}, search, status }: TesterSearch): RawBuilder<boolean> {
  const { state, createdFrom, createdTo } = filters;
  const profile = ofProfile(filters);
  const archived = showsArchived(filters);
  const input: AccountListInput = {
    kind: 'testers',
    ...(search !== undefined && { search }),
    ...(status !== undefined && { status }),
    ...(archived !== undefined && { archived }),
    where: [
      ...(state === undefined ? [] : STATES[state].account),
      ...sent(createdFrom, (day) => sql`u.created_at >= ${startOf(day)}`),
      ...sent(createdTo, (day) => sql`u.created_at < ${startOf(day, 1)}`),
      ...(profile.length === 0
        ? []
        : [sql`exists (select 1 from tester_profiles t where t.user_id = u.id and ${sql.join(profile, sql` and `)})`]),
    ],
  };
  return accountCondition(viewer, input);
}

/** States of which a count by profiles knows the accounts: those of nearly all testers. */
const COUNTED_BY_PROFILE: readonly (Schemas['TesterState'] | undefined)[] = [undefined, 'active', 'blocked'];

/** What is counted for a search: profiles where that says the same, because accounts take far longer. */
function countedFor(db: Database, viewer: CallUser, query: TesterSearch) {
  const { filters = {}, search = '', status } = query;
  const { state, createdFrom, createdTo } = filters;
  const needsAccounts =
    search.trim() !== '' ||
    status !== undefined ||
    createdFrom !== undefined ||
    createdTo !== undefined ||
    showsArchived(filters) === true ||
    !COUNTED_BY_PROFILE.includes(state) ||
    !isStaffRoleButManagement(viewer);
  if (needsAccounts) return db.selectFrom('users as u').where(narrowed(viewer, query)).select('u.id');
  const conditions = [state === undefined ? isKept : isConfirmed, ...ofProfile(filters)];
  return db
    .selectFrom('tester_profiles as t')
    .where(sql<boolean>`${sql.join(conditions, sql` and `)}`)
    .select('t.user_id as id');
}

interface Order {
  readonly columns: readonly RawBuilder<unknown>[];
  readonly key: RawBuilder<unknown>;
  /** Whether the column runs against what people read: the youngest was born last. */
  readonly isReversed?: boolean;
  /** Whether it may be empty; what is empty comes last in both directions. */
  readonly mayBeEmpty?: boolean;
}

const ACCOUNT = sql`u.id`;
const PROFILE = sql`t.user_id`;

/** The ways to sort; each can be read from an index, which ends with the id. */
const orders: Readonly<Record<Schemas['TesterUserSortKey'], Order>> = {
  id: { columns: [], key: ACCOUNT },
  name: { columns: [sql`u.last_name`, sql`u.first_name`], key: ACCOUNT },
  username: { columns: [sql`lower(u.email)`], key: ACCOUNT },
  age: { columns: [sql`t.dob`], key: PROFILE, isReversed: true, mayBeEmpty: true },
  city: { columns: [sql`t.city`], key: PROFILE, mayBeEmpty: true },
  totalPoints: { columns: [sql`t.total_points`], key: PROFILE },
  status: { columns: [sql`(not u.is_active)`], key: ACCOUNT },
  createdAt: { columns: [sql`u.created_at`], key: ACCOUNT },
};

const FALLING: readonly string[] = ['createdAt', 'totalPoints'];

/** The order that a search asks for, the newest first unless it does, and whether profiles are needed for it. */
function orderOf({ sortBy = 'createdAt', sort = FALLING.includes(sortBy) ? 'DESC' : 'ASC' }: TesterSearch) {
  const { columns, key, isReversed = false, mayBeEmpty = false } = orders[sortBy];
  const direction = (sort === 'ASC') === isReversed ? sql`desc` : sql`asc`;
  const place = mayBeEmpty ? sql` nulls last` : sql``;
  const each = [...columns.map((column) => sql`${column} ${direction}${place}`), sql`${key} ${direction}`];
  return { by: sql.join(each), needsProfiles: key === PROFILE };
}

/** What a search finds, in its order; the newest come first. */
export const foundTesters = (db: Db, viewer: CallUser, query: TesterSearch) =>
  testerRows(db).where(narrowed(viewer, query)).orderBy(orderOf(query).by);

/** One page of testers. */
export function findTestersPage(
  db: Database,
  viewer: CallUser,
  query: TesterSearch,
  paging: { pageNumber: number; pageSize: number },
): Promise<Page<TesterRow>> {
  const { by, needsProfiles } = orderOf(query);
  const ids = db
    .selectFrom('users as u')
    .$if(needsProfiles, (found) => found.innerJoin('tester_profiles as t', 't.user_id', 'u.id'))
    .where(narrowed(viewer, query))
    .select('u.id')
    .orderBy(by);
  // What is counted of each tester is counted for the page alone, not for all that come before it.
  const rows = {
    limit: (most: number) => ({
      offset: (first: number) => testerRows(db).where('u.id', 'in', ids.limit(most).offset(first)).orderBy(by),
    }),
  };
  const matches = db.selectFrom(countedFor(db, viewer, query).as('found'));
  // Each row has the time of the last login.
  return readPage(db, { rows, matches, shares: 'total' }, paging);
}

/** The highest total of all testers. */
export async function findMaxTotal(db: Db): Promise<number> {
  const row = await db
    .selectFrom('tester_profiles')
    .select('total_points')
    .orderBy('total_points', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.total_points ?? 0;
}

/** What the detail page shows beside the row of the list. */
export async function findHousehold(db: Db, userId: number) {
  return db
    .selectFrom('tester_profiles')
    .select(['household_size', 'child_birth_years', 'nourishment', 'pets', 'newsletter', 'notes'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** The applications of a tester, the newest first. */
export async function listApplications(db: Db, userId: number) {
  return db
    .selectFrom('tester_applications as a')
    .innerJoin('tester_projects as p', 'p.id', 'a.project_id')
    .select([
      'a.id as applicationId',
      'a.project_id as projectId',
      'p.title_de as titleDe',
      'p.title_en as titleEn',
      'a.status',
      'a.created_at as appliedAt',
      sql<boolean>`a.withdrawn_at is not null`.as('isWithdrawn'),
      sql<boolean>`a.completed_at is not null`.as('isCompleted'),
      sql<boolean>`a.missed_at is not null`.as('isMissed'),
    ])
    .where('a.user_id', '=', userId)
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id', 'desc')
    .execute();
}

/** What a tester agreed to, the newest first. */
export async function listConsents(db: Db, userId: number) {
  return db
    .selectFrom('tester_consents')
    .select(['kind', 'version', 'given_at as givenAt'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}

/** Blocks a tester by hand, or lifts the block and forgives the deadlines missed so far. */
export async function setBlocked(tx: Db, userId: number, blockedAt: Date | null): Promise<void> {
  await tx
    .updateTable('tester_profiles')
    .set(blockedAt === null ? { blocked_at: null, missed_forgiven: sql`missed_deadlines` } : { blocked_at: blockedAt })
    .where('user_id', '=', userId)
    .execute();
}
