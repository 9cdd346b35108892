import type { Kysely } from 'kysely';
import { NO_SUB_TYPE, NOTIFICATION_TYPE } from '@resonanz/domain/notifications';
import type { NotificationTextKey } from '@resonanz/domain/notificationTexts';
import type { Schema } from '../../../platform/database/schema.ts';
import { createNotifications, type LiveMessage } from '../../notifications/door.ts';
import type { Account } from '../account.ts';
import { listApprovers } from './queries.ts';

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
 * Notifies staff who may approve brands about a brand's request (type 16). Returns the messages to publish after the
 * commit.
 */
export async function notifyApprovers(
  tx: Kysely<Schema>,
  account: Account,
  wish: keyof typeof WISH_TEXT,
): Promise<LiveMessage[]> {
  const staff = await listApprovers(tx);
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
