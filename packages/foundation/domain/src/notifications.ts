import type { NamedValues } from './enumerations/registry.ts';
import type { NotificationTextKey } from './notificationTexts.ts';
import { brandPaths, mailThreadPath, staffPaths } from './paths.ts';
import { testerNotificationIcon, testerTarget } from './testerNotifications.ts';

/**
 * Notification types 1 to 16.
 *
 * @source docs/domain/notifications.md#types
 */
export const NOTIFICATION_TYPE = {
  email: 1,
  appointment: 2,
  todo: 3,
  feedback: 4,
  campaignRequestComment: 5,
  campaignChannelPublish: 6,
  campaignChannelComment: 7,
  campaignRequest: 8,
  ugcRequest: 9,
  finalVideoAccepted: 10,
  ugcChannelPublish: 11,
  ugcRequestComment: 12,
  campaignUpdate: 13,
  ugcChannelComment: 14,
  finalVideoDeclined: 15,
  brand: 16,
} as const satisfies NamedValues<'notificationType'>;

/**
 * A notification type.
 *
 * @source docs/domain/notifications.md#types
 */
export type NotificationType = (typeof NOTIFICATION_TYPE)[keyof typeof NOTIFICATION_TYPE];

/**
 * Sub types 1 to 19 of brand notifications.
 *
 * @source docs/domain/notifications.md#sub-types
 */
export const NOTIFICATION_SUB_TYPE = {
  requestApproved: 1,
  requestDeclined: 2,
  channelPublished: 3,
  channelDeleted: 4,
  requestComment: 5,
  channelComment: 6,
  requestDeactivated: 7,
  requestArchived: 8,
  ugcRequestApproved: 9,
  ugcRequestDeclined: 10,
  ugcChannelPublished: 11,
  ugcChannelDeleted: 12,
  ugcRequestComment: 13,
  ugcChannelComment: 14,
  ugcRequestDeactivated: 15,
  ugcRequestArchived: 16,
  autoUnpublishReminder: 17,
  autoUnpublished: 18,
  imaActiveComment: 19,
} as const satisfies NamedValues<'notificationSubType'>;

/**
 * A sub type of a brand notification.
 *
 * @source docs/domain/notifications.md#sub-types
 */
export type NotificationSubType = (typeof NOTIFICATION_SUB_TYPE)[keyof typeof NOTIFICATION_SUB_TYPE];

/**
 * The sub type of notifications that have none.
 *
 * @source docs/domain/notifications.md#sub-types
 */
export const NO_SUB_TYPE = 0;

/**
 * Names of the icons of notification rows.
 *
 * @source docs/domain/notifications.md#icons
 */
export type NotificationIcon =
  | 'email'
  | 'appointment'
  | 'todo'
  | 'speech'
  | 'campaign'
  | 'accepted'
  | 'declined'
  | 'brand'
  | 'package'
  | 'points'
  | 'bell';

/**
 * The panel a row stands in.
 *
 * @source docs/domain/notifications.md#types
 */
export type NotificationPanelKind = 'agency' | 'brand' | 'tester';

const COMMENTS: readonly number[] = [
  NOTIFICATION_TYPE.campaignRequestComment,
  NOTIFICATION_TYPE.campaignChannelComment,
  NOTIFICATION_TYPE.ugcRequestComment,
  NOTIFICATION_TYPE.ugcChannelComment,
];
const SPEECH: readonly number[] = [NOTIFICATION_TYPE.feedback, ...COMMENTS];
const CAMPAIGN: readonly number[] = [
  NOTIFICATION_TYPE.campaignChannelPublish,
  NOTIFICATION_TYPE.campaignRequest,
  NOTIFICATION_TYPE.ugcRequest,
  NOTIFICATION_TYPE.ugcChannelPublish,
  NOTIFICATION_TYPE.campaignUpdate,
];
// Numbers of a server that are no types of the registry, but for 16.
const CAMPAIGN_IN_BRAND_PANEL: readonly number[] = [NOTIFICATION_TYPE.brand, 17, 18];
const SINGLE: Readonly<Record<number, NotificationIcon>> = {
  [NOTIFICATION_TYPE.email]: 'email',
  [NOTIFICATION_TYPE.appointment]: 'appointment',
  [NOTIFICATION_TYPE.todo]: 'todo',
  [NOTIFICATION_TYPE.finalVideoAccepted]: 'accepted',
  [NOTIFICATION_TYPE.finalVideoDeclined]: 'declined',
  [NOTIFICATION_TYPE.brand]: 'brand',
};

/**
 * The icon of a row by its type: one for comments, another for changes of a campaign or request.
 *
 * @source docs/domain/notifications.md#icons; docs/domain/notifications.md#types
 */
export function notificationIcon(type: number, panel: NotificationPanelKind): NotificationIcon {
  if (panel === 'tester') return testerNotificationIcon(type);
  if (SPEECH.includes(type)) return 'speech';
  if (CAMPAIGN.includes(type) || (panel === 'brand' && CAMPAIGN_IN_BRAND_PANEL.includes(type))) return 'campaign';
  return SINGLE[type] ?? 'bell';
}

/**
 * Whether notifications of this type are comments: several on one object are shown as one row.
 *
 * @source docs/domain/notifications.md#types
 */
export function isCommentType(type: number): boolean {
  return COMMENTS.includes(type);
}

/**
 * Where a click on an agency notification leads.
 *
 * @source docs/domain/notifications.md#targets-without-permission; docs/domain/notifications.md#types
 */
export function agencyTarget(type: number, refId: string | number): string {
  switch (type) {
    case NOTIFICATION_TYPE.email:
      return mailThreadPath(refId);
    case NOTIFICATION_TYPE.appointment:
      return staffPaths.eventManagement();
    case NOTIFICATION_TYPE.todo:
      return staffPaths.todo();
    case NOTIFICATION_TYPE.feedback:
      return staffPaths.feedback();
    case NOTIFICATION_TYPE.campaignRequest:
    case NOTIFICATION_TYPE.campaignRequestComment:
      return staffPaths.campaignRequestView({ refId });
    case NOTIFICATION_TYPE.ugcRequest:
    case NOTIFICATION_TYPE.ugcRequestComment:
      return staffPaths.ugcRequestView({ refId });
    case NOTIFICATION_TYPE.campaignUpdate:
      // A signed contract that belongs to no campaign.
      return Number(refId) === 0 ? staffPaths.contract() : staffPaths.campaignView({ refId });
    case NOTIFICATION_TYPE.campaignChannelPublish:
    case NOTIFICATION_TYPE.ugcChannelPublish:
    case NOTIFICATION_TYPE.campaignChannelComment:
    case NOTIFICATION_TYPE.ugcChannelComment:
      return staffPaths.campaignView({ refId });
    default:
      return staffPaths.notification();
  }
}

/**
 * Where a click on a brand notification leads.
 *
 * @source docs/domain/notifications.md#sub-types
 */
export function brandTarget(subType: number, refId: string | number): string {
  const kind = NOTIFICATION_SUB_TYPE;
  switch (subType) {
    case kind.requestApproved:
    case kind.requestDeclined:
    case kind.requestComment:
    case kind.channelComment:
    case kind.requestDeactivated:
    case kind.requestArchived:
      return brandPaths.campaignRequests();
    case kind.channelPublished:
    case kind.channelDeleted:
    case kind.autoUnpublishReminder:
    case kind.autoUnpublished:
      return brandPaths.campaignRequestView({ refId });
    case kind.ugcRequestApproved:
    case kind.ugcRequestDeclined:
    case kind.ugcRequestComment:
    case kind.ugcChannelComment:
    case kind.ugcRequestDeactivated:
    case kind.ugcRequestArchived:
      return brandPaths.ugcVideos();
    case kind.ugcChannelPublished:
    case kind.ugcChannelDeleted:
      return brandPaths.ugcVideoView({ refId });
    case kind.imaActiveComment:
      return brandPaths.imaActive();
    default:
      return brandPaths.notifications();
  }
}

/**
 * Where a click on a notification of a panel leads.
 *
 * @source docs/domain/notifications.md#types; docs/domain/notifications.md#testers
 */
export function notificationTarget(
  panel: NotificationPanelKind,
  { type, subType, refId }: { readonly type: number; readonly subType: number; readonly refId: number | null },
): string {
  if (panel === 'tester') return testerTarget(type, refId);
  return panel === 'agency' ? agencyTarget(type, refId ?? '') : brandTarget(subType, refId ?? '');
}

const TYPE_OF_SUB_TYPE: Readonly<Record<NotificationSubType, NotificationType>> = {
  1: 8,
  2: 8,
  3: 6,
  4: 6,
  5: 5,
  6: 7,
  7: 8,
  8: 8,
  9: 9,
  10: 9,
  11: 11,
  12: 11,
  13: 12,
  14: 14,
  15: 9,
  16: 9,
  17: 6,
  18: 6,
  19: 7,
};

/**
 * The type sent with a brand notification of this sub type.
 *
 * @source docs/domain/notifications.md#sub-types
 */
export function typeOfSubType(subType: NotificationSubType): NotificationType {
  return TYPE_OF_SUB_TYPE[subType];
}

const AGENCY_SUB_TYPE: Readonly<Record<number, NotificationSubType>> = { 5: 5, 7: 6, 12: 13, 14: 14 };

/**
 * The sub type of an agency notification: comments mirror the brand's numbers, everything else has none.
 *
 * @source docs/domain/notifications.md#sub-types
 */
export function agencySubType(type: NotificationType): NotificationSubType | typeof NO_SUB_TYPE {
  return AGENCY_SUB_TYPE[type] ?? NO_SUB_TYPE;
}

const TOKEN_SIGNUP: readonly NotificationSubType[] = [3, 4, 6, 11, 12, 14, 17, 18, 19];

/**
 * Whether a brand user who signed up by token gets this notification.
 *
 * @source docs/domain/notifications.md#sub-types
 */
export function reachesTokenSignup(subType: NotificationSubType): boolean {
  return TOKEN_SIGNUP.includes(subType);
}

/**
 * Key of the text of a notification in `notificationTexts`, with the placeholders `campaign`, `channel` and `user`;
 * this is what `message` holds.
 *
 * @source docs/domain/notifications.md#texts
 */
export function notificationTextKey(
  panel: NotificationPanelKind,
  type: NotificationType,
  subType: NotificationSubType | typeof NO_SUB_TYPE,
): NotificationTextKey {
  return panel === 'brand' && subType !== NO_SUB_TYPE
    ? `notificationText.brand.${subType}`
    : `notificationText.agency.${type}`;
}

/**
 * Key of the text in `notificationTexts` that notifies the agency of what a brand decided on a channel.
 *
 * @source house
 */
export function decisionTextKey<const Decision extends 2 | 3 | 4>(
  brandStatus: Decision,
): `notificationText.decision.${Decision}` {
  return `notificationText.decision.${brandStatus}`;
}
