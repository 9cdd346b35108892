import {
  agencySubType,
  notificationTextKey,
  type NotificationSubType,
  type NotificationType,
  reachesTokenSignup,
  typeOfSubType,
} from '@resonanz/domain/notifications';
import { brandPaths, staffPaths } from '@resonanz/domain/paths';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import type { Tx } from '../../../platform/database/schema.ts';
import type { MailDraft, MailTemplate, MailValues } from '../../../platform/mail/Mail.ts';
import type { Services } from '../../../platform/operations/Services.ts';
import { type MailedThread, noteCommentMail } from '../../comments/door.ts';
import { createNotifications, type LiveMessage } from '../../notifications/door.ts';
import type { UgcRow } from '../record/order.ts';
import { creatorOfEntry, assignableUsers, members } from './queries.ts';

/** Who acts, and what sends mails. */
export interface UgcActor {
  user: CallUser;
  services: Pick<Services, 'mail' | 'publicUrl' | 'clock'>;
}

type Named = Pick<UgcRow, 'id' | 'customer_id' | 'product_name' | 'assignee_user_id'>;

/**
 * Notifies the users of a brand about its request; users who signed up by token only about channels
 * (docs/domain/notifications.md#sub-types).
 */
export async function notifyBrand(
  tx: Tx,
  { user }: UgcActor,
  subType: NotificationSubType,
  request: Named,
  channel = '',
): Promise<LiveMessage[]> {
  const type = typeOfSubType(subType);
  const people = (await members(tx, request.customer_id)).filter(
    ({ signup_with_token }) => !signup_with_token || reachesTokenSignup(subType),
  );
  return createNotifications(
    tx,
    people.map(({ id }) => id),
    {
      panel: 'brand',
      type,
      subType,
      message: notificationTextKey('brand', type, subType),
      text: { campaign: request.product_name, user: user.fullName, channel, count: '1' },
      refId: request.id,
    },
  );
}

/** Notifies the responsible user, unless they made the change. */
export async function notifyResponsibleUsers(
  tx: Tx,
  { user }: UgcActor,
  type: NotificationType,
  request: Named,
  { channel = '', refId = request.id, also = [] as readonly (number | null)[] } = {},
): Promise<LiveMessage[]> {
  const wanted = [request.assignee_user_id, ...also].filter((id) => id !== null && id !== user.id);
  const people = (await assignableUsers(tx)).filter(({ id }) => wanted.includes(id));
  const subType = agencySubType(type);
  return createNotifications(
    tx,
    people.map(({ id }) => id),
    {
      panel: 'agency',
      type,
      subType,
      message: notificationTextKey('agency', type, subType),
      text: { campaign: request.product_name, user: user.companyName ?? user.fullName, channel, count: '1' },
      refId,
    },
  );
}

/** The thread of a comment, and who reads it. */
export interface WrittenIn extends Omit<MailedThread, 'path'> {
  audience: 'internal' | 'shared';
  /** Anchor on the page of the request, with its `#`. */
  anchor?: string;
}

/**
 * Schedules the mail about a comment (docs/domain/mails.md#comment-mails): shared comments of the agency to the users
 * of the brand except those who signed up by token, comments of a brand to the responsible user. Internal comments are
 * not mailed.
 */
export async function noteTalkMail(
  tx: Tx,
  { user }: UgcActor,
  request: Named,
  { audience, anchor = '', ...thread }: WrittenIn,
): Promise<void> {
  if (audience === 'internal') return;
  const refId = String(request.id);
  if (user.audience === 'brand') {
    const people = (await assignableUsers(tx)).filter(({ id }) => id === request.assignee_user_id);
    return noteCommentMail(
      tx,
      people.map(({ id }) => id),
      { ...thread, path: `${staffPaths.ugcRequestView({ refId })}${anchor}` },
    );
  }
  const people = (await members(tx, request.customer_id)).filter(({ signup_with_token }) => !signup_with_token);
  return noteCommentMail(
    tx,
    people.map(({ id }) => id),
    { ...thread, path: `${brandPaths.ugcVideoView({ refId })}${anchor}` },
  );
}

/** Where a brand sees its request. */
export const linkOf = ({ publicUrl }: UgcActor['services'], requestId: number): string =>
  `${publicUrl}${brandPaths.ugcVideoView({ refId: String(requestId) })}`;

/** Mails the people of a brand, each in their language; who signed up by token did not ask for anything. */
export async function mailBrand<Template extends MailTemplate>(
  tx: Tx,
  { services }: Pick<UgcActor, 'services'>,
  request: Named,
  template: Template,
  values: MailValues[Template],
): Promise<void> {
  for (const { email, default_language: language, signup_with_token } of await members(tx, request.customer_id)) {
    if (!signup_with_token)
      await services.mail.send(tx, {
        to: email,
        language,
        template,
        values,
        partner: { userType: 'brand', refId: request.customer_id },
      } as MailDraft);
  }
}

/** Mails the brand's decision to the creator of a video (docs/domain/mails.md#ugc-mails), if the creator has an address. */
export async function mailCreator(
  tx: Tx,
  { services }: UgcActor,
  entryId: number | null,
  values: MailValues['ugcFinalVideo'],
): Promise<void> {
  if (entryId === null) return;
  const person = await creatorOfEntry(tx, entryId);
  if (!person?.email) return;
  const partner = {
    userType: 'influencer',
    refId: person.id,
    channelId: person.channel_id,
    campaignId: person.campaign_id,
  } as const;
  await services.mail.send(tx, { to: person.email, language: 'DE', template: 'ugcFinalVideo', values, partner });
}
