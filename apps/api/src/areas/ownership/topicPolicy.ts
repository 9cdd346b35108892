import { hasAgencyBell } from '@resonanz/domain/roles';
import type { CallUser } from '../../platform/access/CallUser.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { TopicPolicy } from '../../platform/live/TopicPolicy.ts';
import { agencyTopic, brandTopic, campaignOf, mailTopic, requestOf, ugcRequestOf } from '../../platform/live/topics.ts';
import { seesAll } from './queries/rows.ts';

/** Whether a user sees the record of a topic now, and with it hears what changes in it. */
async function seesRecord(db: Database, user: CallUser, topic: string): Promise<boolean> {
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
function maySubscribe(user: CallUser, topic: string): boolean {
  if (topic === mailTopic) return user.audience === 'staff' && user.may('Email', 'view');
  if (topic === agencyTopic(user.id)) return user.audience === 'staff' && hasAgencyBell(user.roleId);
  return topic === brandTopic(user.id) && user.audience === 'brand';
}

/** Who may subscribe to which topics of the live channel. */
export const topicPolicy: TopicPolicy = { seesRecord, maySubscribe };
