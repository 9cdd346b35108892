import { type Kysely, sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { berlinDay, startOfBerlinDay } from '@resonanz/domain/berlinDay';
import { NO_SUB_TYPE, NOTIFICATION_TYPE, notificationTextKey } from '@resonanz/domain/notifications';
import { areaOf, offersFeedback, ROLE_IDS } from '@resonanz/domain/roles';
import { feedback } from '@resonanz/validators/feedback';
import type { CallUser } from '../../platform/access/CallUser.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { forbidden } from '../../platform/http/ApiError.ts';
import { valid } from '../../platform/http/valid.ts';
import type { Services } from '../../platform/operations/Services.ts';
import { createNotifications, type LiveMessage, type NotificationDraft } from '../notifications/door.ts';

type Stored = components['schemas']['StoredFeedback'];

/** Longest title that a notification repeats. */
const SUBJECT_LENGTH = 120;

const staffRoles = ROLE_IDS.filter((roleId) => areaOf(roleId) === 'staff');

/**
 * Everybody who may read feedback. The writer too: whoever is left out of an anonymous entry's readers would have
 * written it.
 */
async function readers(tx: Kysely<Schema>): Promise<number[]> {
  const people = await tx
    .selectFrom('users as u')
    .innerJoin('role_permissions as p', 'p.role_id', 'u.role_id')
    .where('p.module_name', '=', 'Feedback')
    .where(sql<boolean>`'view' = any(p.rights)`)
    .where('u.role_id', 'in', staffRoles)
    .where('u.is_active', '=', true)
    .where('u.archived', '=', false)
    .select('u.id')
    .execute();
  return people.map(({ id }) => id);
}

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
 * Stores a feedback and tells those who read it; of an anonymous one neither the writer nor the moment is written down
 * (A-131).
 */
export async function addFeedback(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  user: CallUser,
  body: components['schemas']['FeedbackEntry'],
): Promise<{ stored: Stored; messages: LiveMessage[] }> {
  if (!offersFeedback(user)) throw forbidden();
  const entry = valid(feedback, body);
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .insertInto('feedback')
      .values({
        source: user.audience === 'brand' ? 'brand' : 'staff',
        name: entry.name.trim(),
        title: entry.title.trim(),
        message: entry.message.trim(),
        is_anonymous: entry.isAnonymous,
        author_user_id: entry.isAnonymous ? null : user.id,
        created_on: berlinDay(clock.now()),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const stored: Stored = {
      feedbackId: row.id,
      source: row.source,
      name: row.name,
      title: row.title,
      message: row.message,
      isAnonymous: row.is_anonymous,
      createdOn: row.created_on,
    };
    return { stored, messages: await createNotifications(tx, await readers(tx), notificationOf(stored, user)) };
  });
}
