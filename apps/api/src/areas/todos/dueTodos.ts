import { type Kysely, sql } from 'kysely';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { NO_SUB_TYPE, NOTIFICATION_TYPE } from '@resonanz/domain/notifications';
import type { NotificationTextKey } from '@resonanz/domain/notificationTexts';
import { staffPaths } from '@resonanz/domain/paths';
import type { Schema } from '../../platform/database/schema.ts';
import type { Services } from '../../platform/operations/Services.ts';
import { createNotifications, type LiveMessage, publishAll } from '../notifications/door.ts';
import { OVERDUE_MAIL } from './overdueMail.ts';
import { assigneeRows } from './queries/assignees.ts';

type Tx = Kysely<Schema>;
type Worker = Pick<Services, 'db' | 'clock' | 'live' | 'mail' | 'publicUrl'>;

const DONE = 3;
/** Most to-dos that a mail names; it counts the others. */
const MOST_NAMED = 20;
const TEXT: NotificationTextKey = 'notificationText.todoDue';

/** Tells people of what they have been given and is due today, each once (type 3). */
export async function tellDueTodos({ db, clock, live }: Worker): Promise<number> {
  const today = berlinDay(clock.now());
  const messages = await db.transaction().execute(async (tx) => {
    const due = await tx
      .updateTable('todos')
      .set({ due_told_for: today })
      .where('due_date', '=', today)
      .where('status', '<>', DONE)
      .where(sql<boolean>`due_told_for is distinct from due_date`)
      .where('assign_user_id', 'in', assigneeRows(tx).select('u.id'))
      .returning(['id', 'title', 'assign_user_id'])
      .execute();
    const told: LiveMessage[] = [];
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
      told.push(...(await createNotifications(tx, [assign_user_id], draft)));
    }
    return told;
  });
  publishAll(live, messages);
  return messages.length;
}

const overdueRows = (db: Tx, today: string) =>
  db.selectFrom('todos as t').where('t.due_date', '<', today).where('t.status', '<>', DONE);

/** Takes today's mail of a person, unless it was sent or another server sends it. */
async function takesDay(tx: Tx, user_id: number, day: string): Promise<boolean> {
  const taken = await tx
    .insertInto('todo_digests')
    .values({ user_id, day })
    .onConflict((row) => row.column('user_id').doUpdateSet({ day }).where('todo_digests.day', '<', day))
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Mails people their overdue to-dos once a day, in their language, unless they switched that off (EM94). */
export async function mailOverdueTodos({ db, clock, mail, publicUrl }: Worker): Promise<number> {
  const today = berlinDay(clock.now());
  const people = await assigneeRows(db)
    .select(['u.id', 'u.email', 'u.default_language as language'])
    .where(({ exists }) =>
      exists(
        overdueRows(db, today)
          .select('t.id')
          .where(sql<boolean>`t.assign_user_id = u.id`),
      ),
    )
    .where(({ not, exists }) =>
      not(
        exists(
          db
            .selectFrom('mail_refusals as r')
            .select('r.user_id')
            .where(sql<boolean>`r.user_id = u.id`)
            .where('r.template', '=', OVERDUE_MAIL),
        ),
      ),
    )
    .execute();
  let sent = 0;
  for (const { id, email, language } of people) {
    const isSent = await db.transaction().execute(async (tx) => {
      if (!(await takesDay(tx, id, today))) return false;
      const todos = await overdueRows(tx, today)
        .select(['t.title', 't.due_date as dueDate'])
        .where('t.assign_user_id', '=', id)
        .orderBy('t.due_date')
        .orderBy('t.id')
        .execute();
      if (todos.length === 0) return false;
      const link = `${publicUrl}${staffPaths.todo()}?overdue=1&whose=assigned`;
      await mail.send(tx, {
        to: email,
        language,
        template: OVERDUE_MAIL,
        values: { count: todos.length, todos: todos.slice(0, MOST_NAMED), link },
      });
      return true;
    });
    if (isSent) sent += 1;
  }
  return sent;
}

/** What to-dos ask for every morning. Done twice it comes to the same. */
export async function workOnDueTodos(worker: Worker): Promise<{ told: number; mailed: number }> {
  return { told: await tellDueTodos(worker), mailed: await mailOverdueTodos(worker) };
}
