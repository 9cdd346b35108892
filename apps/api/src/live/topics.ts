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

/** Whether a user sees a campaign now, and with it hears what changes in it. */
export async function hearsCampaign(db: Database, user: CallUser, campaignId: number): Promise<boolean> {
  return user.may('Campaign Management', 'view') && seesAll(db, user, 'campaigns', [campaignId]);
}

/** Whether a user may hear a topic that stands for no single record: the mailbox for staff with the Email view, else only topics of one's own id and audience. */
export function mayHear(user: CallUser, topic: string): boolean {
  if (topic === mailTopic) return user.audience === 'staff' && user.may('Email', 'view');
  if (topic === agencyTopic(user.id)) return user.audience === 'staff' && hasAgencyBell(user.roleId);
  return topic === brandTopic(user.id) && user.audience === 'brand';
}
