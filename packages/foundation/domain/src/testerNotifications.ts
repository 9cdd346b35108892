import type { NotificationIcon } from './notifications.ts';
import type { NotificationTextKey } from './notificationTexts.ts';
import { testerPaths } from './paths.ts';

/**
 * Types of the notifications that testers get; the numbers are none of the agency's.
 *
 * @source docs/domain/notifications.md#testers
 */
export const TESTER_NOTIFICATION_TYPE = {
  accepted: 21,
  declined: 22,
  waitingList: 23,
  shipped: 24,
  questionnaireOpen: 25,
  reminder: 26,
  points: 27,
  deadlineMissed: 28,
  friendRecommended: 29,
  invited: 30,
} as const;

/**
 * What a tester is notified of.
 *
 * @source docs/domain/notifications.md#testers
 */
export type TesterNotification = keyof typeof TESTER_NOTIFICATION_TYPE;

/**
 * A type of a notification of a tester.
 *
 * @source docs/domain/notifications.md#testers
 */
export type TesterNotificationType = (typeof TESTER_NOTIFICATION_TYPE)[TesterNotification];

const ICONS: Readonly<Record<number, NotificationIcon>> = {
  [TESTER_NOTIFICATION_TYPE.accepted]: 'accepted',
  [TESTER_NOTIFICATION_TYPE.declined]: 'declined',
  [TESTER_NOTIFICATION_TYPE.shipped]: 'package',
  [TESTER_NOTIFICATION_TYPE.questionnaireOpen]: 'todo',
  [TESTER_NOTIFICATION_TYPE.reminder]: 'appointment',
  [TESTER_NOTIFICATION_TYPE.points]: 'points',
  [TESTER_NOTIFICATION_TYPE.deadlineMissed]: 'declined',
  [TESTER_NOTIFICATION_TYPE.friendRecommended]: 'points',
};

/**
 * The icon of a row in the panel of a tester.
 *
 * @source docs/domain/notifications.md#testers
 */
export function testerNotificationIcon(type: number): NotificationIcon {
  return ICONS[type] ?? 'bell';
}

const ABOUT_POINTS: readonly number[] = [TESTER_NOTIFICATION_TYPE.points, TESTER_NOTIFICATION_TYPE.friendRecommended];

/**
 * Where a click on a notification of a tester leads: points to their page, an invitation to the page of the test, of
 * which `refId` is the number then, everything else to the test of the application.
 *
 * @source docs/domain/notifications.md#testers
 */
export function testerTarget(type: number, refId: number | null): string {
  if (ABOUT_POINTS.includes(type)) return testerPaths.points();
  if (refId === null) return testerPaths.notifications();
  return type === TESTER_NOTIFICATION_TYPE.invited
    ? testerPaths.project({ projectId: refId })
    : testerPaths.myProject({ applicationId: refId });
}

/**
 * Key of the text of a notification of a tester in `notificationTexts`.
 *
 * @source docs/domain/notifications.md#testers
 */
export function testerNotificationTextKey(kind: TesterNotification): NotificationTextKey {
  return `notificationText.tester.${TESTER_NOTIFICATION_TYPE[kind]}`;
}
