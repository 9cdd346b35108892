import { type Kysely, sql } from 'kysely';
import { NO_SUB_TYPE, NOTIFICATION_TYPE } from '@resonanz/domain/notifications';
import type { NotificationTextKey } from '@resonanz/domain/notificationTexts';
import { ROLES_BY_TYPE } from '@resonanz/domain/roles';
import type { Schema } from '../../../platform/database/schema.ts';
import { createNotifications, type LiveMessage } from '../../notifications/door.ts';
import type { Account } from '../account.ts';

/** Staff who may approve brands. */
export function approvers(tx: Kysely<Schema>): Promise<Pick<Account, 'id' | 'email' | 'default_language'>[]> {
  return tx
    .selectFrom('users')
    .innerJoin('role_permissions', 'role_permissions.role_id', 'users.role_id')
    .select(['users.id', 'users.email', 'users.default_language'])
    .where('role_permissions.module_name', '=', 'Brand Management')
    .where(sql<boolean>`'approve' = any(role_permissions.rights)`)
    .where('users.role_id', 'in', ROLES_BY_TYPE.internal)
    .where('users.is_active', '=', true)
    .where('users.archived', '=', false)
    .orderBy('users.id')
    .execute();
}

/** What a brand wants of the agency, in the bell. */
const WISH_TEXT = {
  approval: 'notificationText.brandWaiting',
  reactivation: 'notificationText.brandReactivation',
  deletion: 'notificationText.brandDeletion',
  companyName: 'notificationText.brandCompanyName',
} as const satisfies Readonly<Record<string, NotificationTextKey>>;

/** The person of an account. */
export const personOf = ({ first_name, last_name }: Account): string => `${first_name} ${last_name}`.trim();

/** The company of a brand account, or its person where it names none. */
export const companyNameOf = (account: Account): string => account.company_name ?? personOf(account);

/**
 * Tells staff who may approve brands what one of them wants (type 16). Returns what is to be published after the
 * commit.
 */
export async function tellApprovers(
  tx: Kysely<Schema>,
  account: Account,
  wish: keyof typeof WISH_TEXT,
): Promise<LiveMessage[]> {
  const staff = await approvers(tx);
  return createNotifications(
    tx,
    staff.map(({ id }) => id),
    {
      panel: 'agency',
      type: NOTIFICATION_TYPE.brand,
      subType: NO_SUB_TYPE,
      message: WISH_TEXT[wish],
      text: { user: companyNameOf(account) },
      refId: account.id,
    },
  );
}
