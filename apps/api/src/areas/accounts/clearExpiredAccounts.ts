import type { Database } from '../../platform/database/connect.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Deletes what nobody can use any more: links, used captchas, counted requests, devices not seen for half a year. */
export async function clearExpiredAccounts(db: Database, now: Date): Promise<void> {
  const ago = (ms: number): string => new Date(now.getTime() - ms).toISOString();
  await db.deleteFrom('account_tokens').where('expires_at', '<', ago(day)).execute();
  await db.deleteFrom('account_requests').where('created_at', '<', ago(day)).execute();
  await db.deleteFrom('counted_requests').where('at', '<', ago(hour)).execute();
  await db.deleteFrom('captcha_answers').where('expires_at', '<', ago(hour)).execute();
  await db
    .deleteFrom('reactivation_requests')
    .where('day', '<', ago(7 * day).slice(0, 10))
    .execute();
  await db
    .deleteFrom('known_devices')
    .where('last_seen_at', '<', ago(180 * day))
    .execute();
}
