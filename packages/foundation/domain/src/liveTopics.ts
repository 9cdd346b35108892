import type { NotificationPanelKind } from './notifications.ts';

/**
 * Topic of new mail in the shared mailbox.
 *
 * @source docs/domain/notifications.md#live-topics
 */
export const MAIL_TOPIC = '/topic/channelbuzz' as const;

/**
 * The topics of the live channel, as the contract writes them.
 *
 * @source docs/domain/notifications.md#live-topics
 */
export const LIVE_TOPICS = {
  mail: MAIL_TOPIC,
  agencyNotifications: '/topic/agencyNotification/{loginUser}',
  brandNotifications: '/topic/brandNotification/{loginUser}',
  testerNotifications: '/topic/testerNotification/{loginUser}',
  campaign: '/topic/campaign/{campaignId}',
  campaignRequest: '/topic/campaignRequest/{campaignRequestId}',
  ugcRequest: '/topic/ugcRequest/{ugcCampaignRequestId}',
  project: '/topic/project/{projectId}',
  newsletter: '/topic/newsletter/{newsletterId}',
} as const;

/**
 * Kind of record that has a topic of its own.
 *
 * @source house
 */
export type LiveRecordKind = 'campaign' | 'campaignRequest' | 'ugcRequest' | 'project' | 'newsletter';

/**
 * Topic of one user's notifications.
 *
 * @source docs/domain/notifications.md#live-topics
 */
export type NotificationTopic = `/topic/${NotificationPanelKind}Notification/${number}`;

/**
 * Topic of what changes in one record.
 *
 * @source house
 */
export type RecordTopic = `/topic/${LiveRecordKind}/${number}`;

/**
 * Name of a topic of the live channel.
 *
 * @source docs/domain/notifications.md#live-topics
 */
export type LiveTopic = typeof MAIL_TOPIC | NotificationTopic | RecordTopic;

/**
 * The topic of the notifications of one user.
 *
 * @source docs/domain/notifications.md#live-topics
 */
export const notificationTopic = (panel: NotificationPanelKind, userId: number): NotificationTopic =>
  `/topic/${panel}Notification/${userId}`;

/**
 * The topic of what changes in one campaign, request, product test or newsletter.
 *
 * @source house
 */
export const recordTopic = (kind: LiveRecordKind, id: number): RecordTopic => `/topic/${kind}/${id}`;

const HIGHEST_ID = 2_147_483_647;

/**
 * The record that a topic is about; undefined for any other topic, and for an id that is not written as a plain number.
 *
 * @source house
 */
export function recordOfTopic(topic: string): { readonly kind: LiveRecordKind; readonly id: number } | undefined {
  const [, kind, digits] =
    /^\/topic\/(campaign|campaignRequest|ugcRequest|project|newsletter)\/([1-9]\d{0,9})$/.exec(topic) ?? [];
  const id = Number(digits);
  return kind !== undefined && id <= HIGHEST_ID ? { kind: kind as LiveRecordKind, id } : undefined;
}
