import type { Kysely } from 'kysely';
import { NO_SUB_TYPE } from '@resonanz/domain/notifications';
import {
  TESTER_NOTIFICATION_TYPE,
  testerNotificationTextKey,
  type TesterNotification,
} from '@resonanz/domain/testerNotifications';
import type { Schema } from '../../platform/database/schema.ts';
import { type LiveMessage, storeNotifications } from './notify.ts';

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
 * Notifies testers in the bell of testerworld, in the transaction of what happened; publish the messages after the
 * commit with `publishAll` (docs/domain/notifications.md#testers).
 */
export const notifyTesters = (tx: Kysely<Schema>, news: readonly TesterNews[]): Promise<LiveMessage[]> =>
  storeNotifications(
    tx,
    news.map(({ kind, userId, applicationId, projectId, project, points }) => ({
      userId,
      panel: 'tester',
      type: TESTER_NOTIFICATION_TYPE[kind],
      subType: NO_SUB_TYPE,
      message: testerNotificationTextKey(kind),
      text: {
        ...(project && { project: project.de, projectEn: project.en }),
        ...(points !== undefined && { points: signed(points) }),
      },
      // Empty for what belongs to no application.
      refId: applicationId ?? projectId ?? null,
    })),
  );

/** The same for one tester. */
export const notifyTester = (tx: Kysely<Schema>, news: TesterNews): Promise<LiveMessage[]> => notifyTesters(tx, [news]);
