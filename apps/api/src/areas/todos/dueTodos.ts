import { berlinDay } from '@resonanz/domain/berlinDay';
import { NO_SUB_TYPE, NOTIFICATION_TYPE } from '@resonanz/domain/notifications';
import type { NotificationTextKey } from '@resonanz/domain/notificationTexts';
import { staffPaths } from '@resonanz/domain/paths';
import type { Services } from '../../platform/operations/Services.ts';
import { createNotifications, type LiveMessage, publishAll } from '../notifications/door.ts';
import { OVERDUE_MAIL } from './overdueMail.ts';
import { findOverdueTodos, findPeopleWithOverdueTodos, markDueTodos, takeDigest } from './queries/dueTodos.ts';

type Worker = Pick<Services, 'db' | 'clock' | 'live' | 'mail' | 'publicUrl'>;

/** The maximum number of to-dos a mail lists; it counts the others. */
const MAX_NAMED = 20;
const TEXT: NotificationTextKey = 'notificationText.todoDue';

/** Notifies users of assigned to-dos that are due today, once each (type 3). */
export async function notifyDueTodos({ db, clock, live }: Worker): Promise<number> {
  const today = berlinDay(clock.now());
  const messages = await db.transaction().execute(async (tx) => {
    const due = await markDueTodos(tx, today);
    const created: LiveMessage[] = [];
    for (const { id, title, assign_user_id } of due) {
      if (assign_user_id === null) continue;
      const draft = {
        panel: 'agency',
        type: NOTIFICATION_TYPE.todo,
        subType: NO_SUB_TYPE,
        subject: title,
        message: TEXT,
        text: {},
        refId: id,
      } as const;
      created.push(...(await createNotifications(tx, [assign_user_id], draft)));
    }
    return created;
  });
  publishAll(live, messages);
  return messages.length;
}

/**
 * Mails people their overdue to-dos once a day, in their language, unless they switched that off
 * (docs/domain/mails.md#overdue-to-dos).
 */
export async function mailOverdueTodos({ db, clock, mail, publicUrl }: Worker): Promise<number> {
  const today = berlinDay(clock.now());
  const people = await findPeopleWithOverdueTodos(db, today, OVERDUE_MAIL);
  let sent = 0;
  for (const { id, email, language } of people) {
    const isSent = await db.transaction().execute(async (tx) => {
      if (!(await takeDigest(tx, id, today))) return false;
      const todos = await findOverdueTodos(tx, id, today);
      if (todos.length === 0) return false;
      const link = `${publicUrl}${staffPaths.todo()}?overdue=1&whose=assigned`;
      await mail.send(tx, {
        to: email,
        language,
        template: OVERDUE_MAIL,
        values: { count: todos.length, todos: todos.slice(0, MAX_NAMED), link },
      });
      return true;
    });
    if (isSent) sent += 1;
  }
  return sent;
}

/** The daily job of to-dos. Idempotent. */
export async function workOnDueTodos(worker: Worker): Promise<{ notified: number; mailed: number }> {
  return { notified: await notifyDueTodos(worker), mailed: await mailOverdueTodos(worker) };
}
