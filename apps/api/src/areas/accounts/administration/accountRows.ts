import { type Kysely, sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { isAdmin, isBrand, isRoleId, ROLE, ROLES_BY_TYPE, roleName } from '@resonanz/domain/roles';
import type { Schema } from '../../../platform/database/schema.ts';
import { notFound } from '../../../platform/http/ApiError.ts';

type Schemas = components['schemas'];
type Change = Schemas['CompanyNameChange'];

/** The state that lists show, derived from the flags of an account called `u`; approval counts for brands alone. */
export const statusOf = sql<Schemas['UserStatus']>`case
  when u.archived then 'archived'
  when not u.is_active then 'inactive'
  when u.role_id in (${ROLE.brand}, ${ROLE.brandManager}) and u.approved = 0 then 'pending'
  when u.role_id in (${ROLE.brand}, ${ROLE.brandManager}) and u.approved = 2 then 'declined'
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

const instant = (text: string): string => new Date(text).toISOString();

/** A stored change of a company name as it travels. */
export function toNameChange(change: Change | null): Change | null {
  if (change === null) return null;
  return {
    ...change,
    askedAt: instant(change.askedAt),
    decidedAt: change.decidedAt === null ? null : instant(change.decidedAt),
  };
}

/** An account as it travels; the region is named in the reader's language. */
export function toUser(row: AccountRow, language: 'DE' | 'EN'): Schemas['User'] {
  if (!isRoleId(row.role_id)) throw new Error(`The user ${row.id} has the unknown role ${row.role_id}.`);
  return {
    id: row.id,
    username: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    fullName: `${row.first_name} ${row.last_name}`.trim(),
    role: { roleId: row.role_id, roleName: roleName(row.role_id) },
    roleId: row.role_id,
    isInternal: ROLES_BY_TYPE.internal.includes(row.role_id),
    isAdmin: isAdmin(row.role_id),
    isActive: row.is_active,
    archived: row.archived,
    emailVerify: row.email_verify,
    approved: row.approved as 0 | 1 | 2,
    isApproved: row.approved === 1,
    status: row.status,
    declineReason: isBrand(row.role_id) ? row.decline_reason : null,
    companyName: row.company_name,
    companyNameChange: toNameChange(row.name_change),
    contactPerson: row.contact_person,
    customerId: row.customer_id,
    customerName: row.customer_name,
    phone: row.phone,
    defaultLanguage: row.default_language,
    defaultRegion: row.default_region_id,
    defaultRegionName: language === 'DE' ? row.region_de : row.region_en,
    profilePicture: row.profile_picture,
    signupWithToken: row.signup_with_token,
    lastLogin: row.last_login,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** One account as administrators see it. */
export async function readUser(db: Kysely<Schema>, userId: number, language: 'DE' | 'EN'): Promise<Schemas['User']> {
  const row = await accountRows(db).where('u.id', '=', userId).executeTakeFirst();
  if (row === undefined) throw notFound();
  return toUser(row, language);
}
