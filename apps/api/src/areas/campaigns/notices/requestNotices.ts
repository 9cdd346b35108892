import {
  NO_SUB_TYPE,
  NOTIFICATION_SUB_TYPE,
  NOTIFICATION_TYPE,
  notificationTextKey,
} from '@resonanz/domain/notifications';
import type { Tx } from '../../../platform/database/schema.ts';
import { createNotifications, type LiveMessage } from '../../notifications/door.ts';
import { type RequestPerson, requestReaders } from './queries.ts';

/** A request as notices speak of it. */
export interface NoticedRequest {
  id: number;
  title: string;
  customer_id: number;
  assignee_user_id: number | null;
}

type Happening = 'requestApproved' | 'requestDeclined' | 'requestComment' | 'requestDeactivated' | 'requestArchived';
type SubType = (typeof NOTIFICATION_SUB_TYPE)[Happening];

/** Notifies the users of a brand about their request (sub types 1, 2, 5, 7 and 8). */
export function notifyBrandOfRequest(
  tx: Tx,
  people: readonly Pick<RequestPerson, 'id'>[],
  subType: SubType,
  request: NoticedRequest,
  actor: { fullName: string },
): Promise<LiveMessage[]> {
  const type =
    subType === NOTIFICATION_SUB_TYPE.requestComment
      ? NOTIFICATION_TYPE.campaignRequestComment
      : NOTIFICATION_TYPE.campaignRequest;
  return createNotifications(
    tx,
    people.map(({ id }) => id),
    {
      panel: 'brand',
      type,
      subType,
      message: notificationTextKey('brand', type, subType),
      text: { campaign: request.title, user: actor.fullName, count: '1' },
      refId: request.id,
    },
  );
}

/** Notifies the responsible user that another user has changed, decided or commented a request (types 8 and 5). */
export async function notifyResponsibleOfRequest(
  tx: Tx,
  request: NoticedRequest,
  actor: { id: number; fullName: string },
  what: 'changed' | 'comment' = 'changed',
): Promise<LiveMessage[]> {
  const type = what === 'comment' ? NOTIFICATION_TYPE.campaignRequestComment : NOTIFICATION_TYPE.campaignRequest;
  const subType = what === 'comment' ? NOTIFICATION_SUB_TYPE.requestComment : NO_SUB_TYPE;
  return createNotifications(tx, await requestReaders(tx, [request.assignee_user_id], actor.id), {
    panel: 'agency',
    type,
    subType,
    message: notificationTextKey('agency', type, subType),
    text: { campaign: request.title, user: actor.fullName, count: '1' },
    refId: request.id,
  });
}
