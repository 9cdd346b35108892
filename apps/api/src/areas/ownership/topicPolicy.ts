import { MAIL_TOPIC, notificationTopic, recordOfTopic } from '@resonanz/domain/liveTopics';
import { hasAgencyBell } from '@resonanz/domain/roles';
import type { CallUser } from '../../platform/access/CallUser.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { TopicPolicy } from '../../platform/live/TopicPolicy.ts';
import { seesAll } from './queries/rows.ts';

const RIGHTS = {
  campaign: { module: 'Campaign Management', subject: 'campaigns' },
  campaignRequest: { module: 'Campaign Request', subject: 'campaignRequests' },
  ugcRequest: { module: 'UGC Campaign Request', subject: 'ugcRequests' },
  project: { module: 'Project', subject: 'testerProjects' },
  newsletter: { module: 'Testerworld Dashboard', subject: 'newsletters' },
} as const;

/** Whether a user may see the record of a topic now, and receive its changes. */
async function seesRecord(db: Database, user: CallUser, topic: string): Promise<boolean> {
  const record = recordOfTopic(topic);
  if (!record) return false;
  const { module, subject } = RIGHTS[record.kind];
  return user.may(module, 'view') && seesAll(db, user, subject, [record.id]);
}

/**
 * Whether a user may subscribe to a topic without a record: the mailbox for staff with the Email view, else only topics
 * of the user's own id and audience.
 */
function maySubscribe(user: CallUser, topic: string): boolean {
  if (topic === MAIL_TOPIC) return user.audience === 'staff' && user.may('Email', 'view');
  if (topic === notificationTopic('agency', user.id)) return user.audience === 'staff' && hasAgencyBell(user.roleId);
  return (['brand', 'tester'] as const).some(
    (panel) => topic === notificationTopic(panel, user.id) && user.audience === panel,
  );
}

/** Who may subscribe to which topics of the live channel. */
export const topicPolicy: TopicPolicy = { seesRecord, maySubscribe };
