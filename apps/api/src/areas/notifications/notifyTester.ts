import type { Kysely } from 'kysely';
import { NO_SUB_TYPE } from '@resonanz/domain/notifications';
import {
  TESTER_NOTIFICATION_TYPE,
  testerNotificationTextKey,
  type TesterNotification,
} from '@resonanz/domain/testerNotifications';
import type { Schema } from '../../platform/database/schema.ts';
import { createNotifications, type LiveMessage } from './notify.ts';

/** What a tester is notified of. */
export interface TesterNews {
  readonly kind: TesterNotification;
  readonly userId: number;
  /** The application it is about; the notification leads there. */
  readonly applicationId?: number;
  /** The test it leads to, for `invited`, where there is no application. */
  readonly projectId?: number;
  /** Title of the project, for all kinds but `friendRecommended`. */
  readonly project?: { readonly de: string; readonly en: string };
  /** Points that were booked, for `points` and `friendRecommended`. */
  readonly points?: number;
}

const signed = (points: number): string => (points > 0 ? `+${points}` : String(points).replace('-', '\u2212'));

/**
 * Notifies a tester in the bell of testerworld, in the transaction of what happened; publish the messages after the
 * commit with `publishAll` (docs/domain/notifications.md#testers).
 */
export async function notifyTester(
  tx: Kysely<Schema>,
  { kind, userId, applicationId, projectId, project, points }: TesterNews,
): Promise<LiveMessage[]> {
  const draft = {
    panel: 'tester',
    type: TESTER_NOTIFICATION_TYPE[kind],
    subType: NO_SUB_TYPE,
    message: testerNotificationTextKey(kind),
    text: {
      ...(project && { project: project.de, projectEn: project.en }),
      ...(points !== undefined && { points: signed(points) }),
    },
  } as const;
  // `ref_id` is empty for what belongs to no application.
  return createNotifications(tx, [userId], { ...draft, refId: applicationId ?? projectId ?? null });
}
