import type { components } from '@resonanz/contract/types';
import { berlinDay, startOfBerlinDay } from '@resonanz/domain/berlinDay';
import { NO_SUB_TYPE, NOTIFICATION_TYPE, notificationTextKey } from '@resonanz/domain/notifications';
import { offersFeedback } from '@resonanz/domain/roles';
import { feedback } from '@resonanz/validators/feedback';
import type { CallUser } from '../../platform/access/CallUser.ts';
import { forbidden } from '../../platform/http/ApiError.ts';
import { valid } from '../../platform/http/valid.ts';
import type { Services } from '../../platform/operations/Services.ts';
import { createNotifications, type LiveMessage, type NotificationDraft } from '../notifications/door.ts';
import { insertFeedback, readersOf } from './queries.ts';

type Stored = components['schemas']['StoredFeedback'];

/** Longest title that a notification repeats. */
const SUBJECT_LENGTH = 120;

function subjectOf(title: string): string {
  const line = Array.from(title.replaceAll(/\s+/g, ' '));
  return line.length > SUBJECT_LENGTH ? `${line.slice(0, SUBJECT_LENGTH - 1).join('')}…` : line.join('');
}

function notificationOf(stored: Stored, user: CallUser): NotificationDraft {
  const { feedbackId, title, isAnonymous, createdOn } = stored;
  const common = {
    panel: 'agency',
    type: NOTIFICATION_TYPE.feedback,
    subType: NO_SUB_TYPE,
    subject: subjectOf(title),
    refId: feedbackId,
  } as const;
  if (isAnonymous)
    return { ...common, message: 'notificationText.anonymousFeedback', text: {}, at: startOfBerlinDay(createdOn) };
  return {
    ...common,
    message: notificationTextKey('agency', NOTIFICATION_TYPE.feedback, NO_SUB_TYPE),
    text: { user: user.fullName },
  };
}

/**
 * Stores an entry and notifies those who read it; of an anonymous one neither the writer nor the moment is written down
 * (docs/domain/feedback.md#anonymous-feedback).
 */
export async function addFeedback(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  user: CallUser,
  body: components['schemas']['FeedbackEntry'],
): Promise<{ stored: Stored; messages: LiveMessage[] }> {
  if (!offersFeedback(user)) throw forbidden();
  const entry = valid(feedback, body);
  return db.transaction().execute(async (tx) => {
    const row = await insertFeedback(tx, {
      source: user.audience === 'brand' ? 'brand' : 'staff',
      name: entry.name.trim(),
      title: entry.title.trim(),
      message: entry.message.trim(),
      is_anonymous: entry.isAnonymous,
      author_user_id: entry.isAnonymous ? null : user.id,
      created_on: berlinDay(clock.now()),
    });
    const stored: Stored = {
      feedbackId: row.id,
      source: row.source,
      name: row.name,
      title: row.title,
      message: row.message,
      isAnonymous: row.is_anonymous,
      createdOn: row.created_on,
    };
    return { stored, messages: await createNotifications(tx, await readersOf(tx), notificationOf(stored, user)) };
  });
}
