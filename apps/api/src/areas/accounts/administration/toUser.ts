import type { Kysely } from 'kysely';
import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { isAdmin, isBrand, isRoleId, ROLES_BY_TYPE, roleName } from '@resonanz/domain/roles';
import type { Schema } from '../../../platform/database/schema.ts';
import { notFound } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { accountRows, type AccountRow } from './queries.ts';

type Change = Schemas['CompanyNameChange'];

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
    approved: row.approved,
    isApproved: row.approved === APPROVAL_STATUS.approved,
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
