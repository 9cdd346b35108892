import { type Kysely, sql } from 'kysely';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { notFound } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import {
  accountPage,
  type AccountRow,
  accountRows,
  companyColumns,
  isOneOf,
  sent,
  toCompany,
  toUser,
} from '../../accounts/door.ts';
import { visibleRows } from '../../ownership/door.ts';

const MAX_COLLEAGUES = 100;

type Company = Parameters<typeof toCompany>[0] & { requests: number };

const requestCount = sql<number>`(select count(*) from campaign_requests q
  where q.customer_id = u.customer_id and not q.is_draft)::int`;

/** The company of each of these brand users, with the number of its requests. */
async function companiesOf(db: Kysely<Schema>, ids: readonly number[]): Promise<Map<number, Company>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users as u')
    .select(['u.id', ...companyColumns])
    .select(requestCount.as('requests'))
    .where('u.id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function toBrandUsers(
  db: Kysely<Schema>,
  rows: readonly AccountRow[],
  language: 'DE' | 'EN',
): Promise<Schemas['BrandUser'][]> {
  const companies = await companiesOf(
    db,
    rows.map((row) => row.id),
  );
  return rows.flatMap((row) => {
    const company = companies.get(row.id);
    return company === undefined
      ? []
      : [{ ...toUser(row, language), ...toCompany(company), requestCount: company.requests }];
  });
}

/** One brand user with the company. */
export async function readBrandUser(
  db: Kysely<Schema>,
  userId: number,
  language: 'DE' | 'EN',
): Promise<Schemas['BrandUser']> {
  const [user] = await toBrandUsers(db, await accountRows(db).where('u.id', '=', userId).execute(), language);
  if (user === undefined) throw notFound();
  return user;
}

/** One page of brand users. */
export async function brandUserPage(
  db: Database,
  viewer: CallUser,
  { filters = {}, ...query }: Schemas['BrandUserListQuery'],
): Promise<Schemas['BrandUserPage']> {
  const where = [
    ...sent(filters.approved, (states) => isOneOf('u.approved', states)),
    ...sent(filters.isActive, (isActive) => sql`u.is_active = ${isActive}`),
    ...sent(filters.emailVerify, (isVerified) => sql`u.email_verify = ${isVerified}`),
    ...sent(filters.signupWithToken, (byToken) => sql`u.signup_with_token = ${byToken}`),
    ...sent(filters.defaultRegion, (regions) => isOneOf('u.default_region_id', regions)),
    ...sent(filters.customerId, (customerId) => sql`u.customer_id = ${customerId}`),
  ];
  const archived = filters.archived === undefined ? {} : { archived: filters.archived };
  const { content, ...page } = await accountPage(db, viewer, { kind: 'brandUsers', ...query, ...archived, where });
  return { ...page, content: await toBrandUsers(db, content, viewer.defaultLanguage) };
}

/** The other users of a brand user's company that the caller sees, by name. */
export async function listColleagues(
  db: Kysely<Schema>,
  viewer: CallUser,
  { id, customerId }: { id: number; customerId: number },
): Promise<AccountRow[]> {
  return accountRows(db)
    .where('u.customer_id', '=', customerId)
    .where('u.id', '!=', id)
    .where(visibleRows('brandUsers', viewer, 'u'))
    .orderBy(sql`lower(u.last_name), u.id`)
    .limit(MAX_COLLEAGUES)
    .execute();
}

/** When a brand user accepted the terms last, and asked for the account to be deleted. */
export async function findTermsAndDeletionRequest(db: Kysely<Schema>, userId: number) {
  return db
    .selectFrom('users')
    .select(['terms_accepted_at', 'deletion_requested_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** The last day on which a brand user asked for the account's reactivation. */
export async function findLastReactivationRequest(
  db: Kysely<Schema>,
  userId: number,
): Promise<{ day: string } | undefined> {
  return db
    .selectFrom('reactivation_requests')
    .select('day')
    .where('user_id', '=', userId)
    .orderBy('day', 'desc')
    .executeTakeFirst();
}
