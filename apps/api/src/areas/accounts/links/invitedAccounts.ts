import type { Kysely } from 'kysely';
import { brandPaths } from '@resonanz/domain/paths';
import { ROLE } from '@resonanz/domain/roles';
import { INVITATION_TEMPLATE } from '@resonanz/domain/workStates';
import type { Schema } from '../../../platform/database/schema.ts';
import type { Services } from '../../../platform/operations/Services.ts';
import type { Account } from '../account.ts';
import { mailTo } from '../mailTo.ts';
import { issueToken } from './accountTokens.ts';
import { countTokens, findInvitationOf, findInviter, markExpiryAsAnnounced } from './queries.ts';

const MINUTES_OF_HOUR = 60;
const MINUTES_OF_DAY = 24 * MINUTES_OF_HOUR;
/** Minutes in which an invitation can be accepted (docs/domain/mails.md#mails-to-brands). */
const INVITATION_MINUTES = 14 * MINUTES_OF_DAY;
/** Mails that one invited person gets within an hour; the last link stays valid when more are asked for. */
const MAX_MAILS = 5;

/** When an invitation of this moment ends. */
export const expiryAfter = (now: Date): Date => new Date(now.getTime() + INVITATION_MINUTES * 60_000);

/** Minutes rounded down to whole days, hours or minutes, as a mail names them. */
function rounded(minutes: number): number {
  const unit = [MINUTES_OF_DAY, MINUTES_OF_HOUR].find((each) => minutes > each) ?? 1;
  return minutes - (minutes % unit);
}

/** What the mail of an invitation says besides its link. */
interface Invitation {
  template: number;
  /** Who invites to the own team; the agency when it is left out. */
  inviter?: string;
  /** Minutes the link is good for. */
  minutes?: number;
}

/** Sends the mail of an invitation with a link to sign up; earlier links end. The account has to be locked. */
export async function sendInvitation(
  tx: Kysely<Schema>,
  services: Services,
  account: Account,
  { template, inviter, minutes = INVITATION_MINUTES }: Invitation,
): Promise<void> {
  const token = await issueToken(tx, account, { purpose: 'signUp', minutes, now: services.clock.now() });
  const path = brandPaths.signupByToken({ signUpToken: token });
  const link = new URL(template === INVITATION_TEMPLATE.withoutFooter ? `${path}?template=2` : path, services.publicUrl)
    .href;
  const company = account.company_name ?? '';
  const mail =
    inviter === undefined
      ? mailTo(account, 'brandInvitation', { company, link, minutes: rounded(minutes) })
      : mailTo(account, 'teamInvitation', { company, inviter, link });
  await services.mail.send(tx, mail);
}

/** Who invited to the team, by name; undefined for an invitation of the agency. */
export async function inviterOf(tx: Kysely<Schema>, invitedBy: number | null): Promise<string | undefined> {
  if (invitedBy === null) return undefined;
  const inviter = await findInviter(tx, invitedBy);
  const isColleague =
    inviter !== undefined && (inviter.role_id === ROLE.brand || inviter.role_id === ROLE.brandManager);
  return isColleague ? `${inviter.first_name} ${inviter.last_name}`.trim() : undefined;
}

/**
 * Answers an invited person who asks for a new password before ever having set one: an invitation that is open is sent
 * again and ends when it would have ended, one that has expired stays so (after 14 days) and the person is notified,
 * once a day. False for other accounts.
 */
export async function answerInvited(tx: Kysely<Schema>, services: Services, account: Account): Promise<boolean> {
  if (account.password_hash !== null) return false;
  const invitation = await findInvitationOf(tx, account.id);
  if (invitation === undefined) return false;
  const now = services.clock.now();
  const minutes = Math.floor((Date.parse(invitation.expires_at) - now.getTime()) / 60_000);
  if (minutes >= 1) {
    if ((await countTokens(tx, account.id, 'signUp', new Date(now.getTime() - MINUTES_OF_HOUR * 60_000))) >= MAX_MAILS)
      return true;
    const inviter = await inviterOf(tx, invitation.invited_by);
    await sendInvitation(tx, services, account, {
      template: invitation.template,
      minutes,
      ...(inviter !== undefined && { inviter }),
    });
    return true;
  }
  const notifiedAt = invitation.expiry_notified_at;
  if (notifiedAt !== null && now.getTime() - Date.parse(notifiedAt) < MINUTES_OF_DAY * 60_000) return true;
  await markExpiryAsAnnounced(tx, invitation.id, now);
  await services.mail.send(tx, mailTo(account, 'invitationExpired', { company: account.company_name ?? '' }));
  return true;
}
