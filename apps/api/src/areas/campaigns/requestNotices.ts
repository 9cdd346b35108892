import { type Kysely, sql } from 'kysely';
import {
  NO_SUB_TYPE,
  NOTIFICATION_SUB_TYPE,
  NOTIFICATION_TYPE,
  notificationTextKey,
} from '@resonanz/domain/notifications';
import type { Schema } from '../../platform/database/schema.ts';
import { createNotifications, type LiveMessage } from '../notifications/door.ts';

type Tx = Kysely<Schema>;

/** A request as notices speak of it. */
export interface NoticedRequest {
  id: number;
  title: string;
  customer_id: number;
  assignee_user_id: number | null;
}

/** Somebody at a brand who is told of its requests. */
export interface RequestPerson {
  id: number;
  email: string;
  language: 'DE' | 'EN';
}

/** Those of a brand whom its requests concern; who signed up by token learns of channels alone (N2). */
export const requestPeople = (tx: Tx, customerId: number): Promise<RequestPerson[]> =>
  tx
    .selectFrom('users')
    .select(['id', 'email', 'default_language as language'])
    .where('customer_id', '=', customerId)
    .where('role_id', 'in', [2, 3])
    .where('is_active', '=', true)
    .where('archived', '=', false)
    .where('email_verify', '=', true)
    .where('approved', '=', 1)
    .where('signup_with_token', '=', false)
    .execute();

type Happening = 'requestApproved' | 'requestDeclined' | 'requestComment' | 'requestDeactivated' | 'requestArchived';
type SubType = (typeof NOTIFICATION_SUB_TYPE)[Happening];

/** Tells people of a brand what happened to their request (N2: 1, 2, 5, 7, 8). */
export function tellBrandOfRequest(
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

/** Of these accounts those of the agency that may see requests, without the one who acts. */
export async function requestReaders(tx: Tx, ids: readonly (number | null)[], actor: number | null): Promise<number[]> {
  const wanted = ids.filter((id) => id !== null && id !== actor);
  if (wanted.length === 0) return [];
  const people = await tx
    .selectFrom('users as u')
    .innerJoin('role_permissions as p', 'p.role_id', 'u.role_id')
    .where('p.module_name', '=', 'Campaign Request')
    .where(sql<boolean>`'view' = any(p.rights)`)
    .where('u.role_id', 'not in', [2, 3, 8])
    .where('u.is_active', '=', true)
    .where('u.archived', '=', false)
    .where('u.id', 'in', wanted)
    .select('u.id')
    .execute();
  return people.map(({ id }) => id);
}

/** Tells whoever looks after a request that somebody else changed, decided or commented it (types 8 and 5). */
export async function tellKeeperOfRequest(
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
