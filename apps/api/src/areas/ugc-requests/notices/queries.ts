import { sql } from 'kysely';
import { DEFAULT_ASSIGNEE_ID, APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { ROLE } from '@resonanz/domain/roles';
import { fullNameOf } from '../../../platform/database/fullName.ts';
import type { Db } from '../../../platform/database/schema.ts';

const isActiveStaff = sql<boolean>`u.is_active and not u.archived
  and u.role_id not in (${ROLE.brandManager}, ${ROLE.brand}, ${ROLE.tester}, ${ROLE.management})
  and exists (select 1 from role_permissions p
    where p.role_id = u.role_id and p.module_name = 'UGC Campaign Request' and 'view' = any(p.rights))`;

/** Users of the agency who can be assigned to UGC requests. */
export const assignableUsers = (db: Db) =>
  db
    .selectFrom('users as u')
    .where(isActiveStaff)
    .select(['u.id', 'u.role_id', fullNameOf('u').as('name')])
    .orderBy('u.last_name')
    .orderBy('u.id')
    .execute();

/**
 * The default assignee of a new request (docs/domain/requests.md#assignee): user 9; else the customer's owner, the
 * first campaign manager, or an admin, if they are active. Null when nobody can be assigned.
 */
export async function proposedAssignee(db: Db, customerId: number): Promise<number | null> {
  const [people, customer] = await Promise.all([
    assignableUsers(db),
    db.selectFrom('customers').select('owner_user_id').where('id', '=', customerId).executeTakeFirst(),
  ]);
  const byId = (id: number | null | undefined) => people.find((person) => person.id === id);
  const first = (roleId: number) =>
    people.filter(({ role_id }) => role_id === roleId).toSorted((one, other) => one.id - other.id)[0];
  const found =
    byId(DEFAULT_ASSIGNEE_ID) ??
    byId(customer?.owner_user_id) ??
    first(ROLE.campaignManager) ??
    first(ROLE.admin) ??
    first(ROLE.superAdmin);
  return found?.id ?? null;
}

/** Users of a brand who can log in; those waiting for approval get no notifications. */
export const members = (tx: Db, customerId: number) =>
  tx
    .selectFrom('users')
    .select(['id', 'email', 'default_language', 'signup_with_token'])
    .where('customer_id', '=', customerId)
    .where('role_id', 'in', [ROLE.brandManager, ROLE.brand])
    .where('is_active', '=', true)
    .where('archived', '=', false)
    .where('approved', '=', APPROVAL_STATUS.approved)
    .where('email_verify', '=', true)
    .execute();

/** The person that an entry of a campaign is about; undefined when deleted. */
export const creatorOfEntry = (tx: Db, entryId: number) =>
  tx
    .selectFrom('campaign_entries as e')
    .innerJoin('influencers as i', 'i.id', 'e.influencer_id')
    .select(['i.id', 'i.email', 'e.channel_id', 'e.campaign_id'])
    .where('e.id', '=', entryId)
    .where('i.deleted_at', 'is', null)
    .executeTakeFirst();
