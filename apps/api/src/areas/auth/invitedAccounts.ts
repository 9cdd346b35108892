import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { Services } from '../../services.ts';
import { mailTo } from '../users/mailTo.ts';
import type { Account } from './account.ts';
import { passwordLink } from './passwordLink.ts';

const MINUTES_OF_HOUR = 60;
const MINUTES_OF_DAY = 24 * MINUTES_OF_HOUR;

/** Minutes rounded down to whole days, hours or minutes, as a mail tells them. */
function told(minutes: number): number {
  const unit = [MINUTES_OF_DAY, MINUTES_OF_HOUR].find((each) => minutes > each) ?? 1;
  return minutes - (minutes % unit);
}

/**
 * Answers an invited person who asks for a new password before ever having set one: an invitation that is open is sent again and ends
 * when it would have ended, one that has expired stays so (EM20: 14 days) and the person is told, once a day. False for other accounts.
 */
export async function answerInvited(tx: Kysely<Schema>, services: Services, account: Account): Promise<boolean> {
  if (account.password_hash !== null) return false;
  const invitation = await tx.selectFrom('brand_invitations').selectAll().where('user_id', '=', account.id).executeTakeFirst();
  if (invitation === undefined) return false;
  const now = services.clock.now();
  const company = account.company_name ?? '';
  const minutes = Math.floor((Date.parse(invitation.expires_at) - now.getTime()) / 60_000);
  if (minutes >= 1) {
    const link = await passwordLink(tx, services, account, minutes);
    await services.mail.send(tx, mailTo(account, 'brandInvitation', { company, link, minutes: told(minutes) }));
    return true;
  }
  const toldAt = invitation.expiry_told_at;
  if (toldAt !== null && now.getTime() - Date.parse(toldAt) < MINUTES_OF_DAY * 60_000) return true;
  await tx.updateTable('brand_invitations').set({ expiry_told_at: now }).where('id', '=', invitation.id).execute();
  await services.mail.send(tx, mailTo(account, 'invitationExpired', { company }));
  return true;
}
