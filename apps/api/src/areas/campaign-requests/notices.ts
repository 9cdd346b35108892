import {
  NO_SUB_TYPE,
  NOTIFICATION_SUB_TYPE,
  NOTIFICATION_TYPE,
  notificationTextKey,
} from '@resonanz/domain/notifications';
import { brandPaths, staffPaths } from '@resonanz/domain/paths';
import type { CallUser } from '../../platform/access/CallUser.ts';
import type { Tx } from '../../platform/database/schema.ts';
import type { Services } from '../../platform/operations/Services.ts';
import { createNotifications, type LiveMessage } from '../notifications/door.ts';
import { mailboxOfAssignee, isAssignable } from './queries/assignees.ts';

/** A request as notices speak of it. */
export interface NoticedRequest {
  id: number;
  number: string;
  title: string;
  assignee_user_id: number | null;
}

/** How a brand's person is called at the agency. */
export const brandName = (user: CallUser): string => user.companyName ?? user.fullName;

/** Notifies the person who looks after a request that its brand changed it (type 8), or wrote about it (type 5). */
export async function notifyResponsibleUser(
  tx: Tx,
  user: CallUser,
  request: NoticedRequest,
  kind: 'request' | 'comment',
): Promise<LiveMessage[]> {
  if (request.assignee_user_id === null) return [];
  const assignees = (await isAssignable(tx, request.assignee_user_id)) ? [request.assignee_user_id] : [];
  const type = kind === 'request' ? NOTIFICATION_TYPE.campaignRequest : NOTIFICATION_TYPE.campaignRequestComment;
  return createNotifications(tx, assignees, {
    panel: 'agency',
    type,
    subType: kind === 'request' ? NO_SUB_TYPE : NOTIFICATION_SUB_TYPE.requestComment,
    message: notificationTextKey('agency', type, NO_SUB_TYPE),
    text: { user: brandName(user), campaign: request.title, count: '1' },
    refId: request.id,
  });
}

/** Mails that a request has arrived: to the person of the brand, and to the person who looks after it. */
export async function mailArrival(
  tx: Tx,
  { mail, publicUrl }: Pick<Services, 'mail' | 'publicUrl'>,
  user: CallUser,
  request: NoticedRequest,
): Promise<void> {
  const { id: refId, number, title } = request;
  await mail.send(tx, {
    to: user.email,
    language: user.defaultLanguage,
    template: 'campaignRequestReceived',
    values: { title, number, link: `${publicUrl}${brandPaths.campaignRequestView({ refId })}` },
    ...(user.customerId !== null && { partner: { userType: 'brand', refId: user.customerId } }),
  });
  if (request.assignee_user_id === null) return;
  const assignee = await mailboxOfAssignee(tx, request.assignee_user_id);
  if (assignee === undefined) return;
  await mail.send(tx, {
    to: assignee.email,
    language: assignee.default_language,
    template: 'campaignRequestNew',
    values: {
      title,
      number,
      company: brandName(user),
      link: `${publicUrl}${staffPaths.campaignRequestView({ refId })}`,
    },
  });
}
