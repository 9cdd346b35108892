import { hasAgencyBell } from '@resonanz/domain/roles';
import type { CallUser } from '../access/CallUser.ts';
import { seesAll } from '../access/ownership.ts';
import type { Database } from '../database/connect.ts';

/** New mail of the shared mailbox. */
export const mailTopic = '/topic/channelbuzz';

/** Notifications of one staff user. */
export function agencyTopic(userId: number): string {
  return `/topic/agencyNotification/${userId}`;
}

/** Notifications of one brand user. */
export function brandTopic(userId: number): string {
  return `/topic/brandNotification/${userId}`;
}

/** What changes in one campaign. */
export function campaignTopic(campaignId: number): string {
  return `/topic/campaign/${campaignId}`;
}

/** The campaign of a topic; undefined for any other topic. */
export function campaignOf(topic: string): number | undefined {
  const [, id] = /^\/topic\/campaign\/([1-9]\d{0,9})$/.exec(topic) ?? [];
  return id !== undefined && Number(id) <= 2_147_483_647 ? Number(id) : undefined;
}

/** What changes in one campaign request, for the agency and its brand. */
export function requestTopic(campaignRequestId: number): string {
  return `/topic/campaignRequest/${campaignRequestId}`;
}

/** The campaign request of a topic; undefined for any other topic. */
export function requestOf(topic: string): number | undefined {
  const [, id] = /^\/topic\/campaignRequest\/([1-9]\d{0,9})$/.exec(topic) ?? [];
  return id !== undefined && Number(id) <= 2_147_483_647 ? Number(id) : undefined;
}

/** What changes in one UGC request, for the agency and its brand. */
export function ugcRequestTopic(ugcCampaignRequestId: number): string {
  return `/topic/ugcRequest/${ugcCampaignRequestId}`;
}

/** The UGC request of a topic; undefined for any other topic. */
export function ugcRequestOf(topic: string): number | undefined {
  const [, id] = /^\/topic\/ugcRequest\/([1-9]\d{0,9})$/.exec(topic) ?? [];
  return id !== undefined && Number(id) <= 2_147_483_647 ? Number(id) : undefined;
}

/** Whether a topic is about one record, which may come out of sight while somebody looks at it. */
export const isOfRecord = (topic: string): boolean =>
  [campaignOf, requestOf, ugcRequestOf].some((recordOf) => recordOf(topic) !== undefined);

/** Whether a user sees the record of a topic now, and with it hears what changes in it. */
export async function hearsRecord(db: Database, user: CallUser, topic: string): Promise<boolean> {
  const [campaignId, requestId, ugcRequestId] = [campaignOf(topic), requestOf(topic), ugcRequestOf(topic)];
  if (campaignId !== undefined)
    return user.may('Campaign Management', 'view') && seesAll(db, user, 'campaigns', [campaignId]);
  if (ugcRequestId !== undefined)
    return user.may('UGC Campaign Request', 'view') && seesAll(db, user, 'ugcRequests', [ugcRequestId]);
  return (
    requestId !== undefined &&
    user.may('Campaign Request', 'view') &&
    seesAll(db, user, 'campaignRequests', [requestId])
  );
}

/**
 * Whether a user may hear a topic that stands for no single record: the mailbox for staff with the Email view, else
 * only topics of one's own id and audience.
 */
export function mayHear(user: CallUser, topic: string): boolean {
  if (topic === mailTopic) return user.audience === 'staff' && user.may('Email', 'view');
  if (topic === agencyTopic(user.id)) return user.audience === 'staff' && hasAgencyBell(user.roleId);
  return topic === brandTopic(user.id) && user.audience === 'brand';
}
