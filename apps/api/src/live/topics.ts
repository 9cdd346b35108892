import { hasAgencyBell } from '@resonanz/domain/roles';
import type { CallUser } from '../access/CallUser.ts';

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

/** Whether a user may hear a topic: the mailbox for staff with the Email view, else only topics of one's own id and audience. */
export function mayHear(user: CallUser, topic: string): boolean {
  if (topic === mailTopic) return user.audience === 'staff' && user.may('Email', 'view');
  if (topic === agencyTopic(user.id)) return user.audience === 'staff' && hasAgencyBell(user.roleId);
  return topic === brandTopic(user.id) && user.audience === 'brand';
}
