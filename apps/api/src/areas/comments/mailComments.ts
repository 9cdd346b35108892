import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { Services } from '../../platform/operations/Services.ts';
import { COMMENT_MAIL } from './queries/commentMails.ts';

type Tx = Kysely<Schema>;
type Worker = Pick<Services, 'db' | 'clock' | 'mail' | 'publicUrl'>;

const HOUR = 3_600_000;
/** Most threads that a mail names; it counts the others. */
const MOST_NAMED = 10;

/** Takes the hour of a person, unless a mail went out within it or another server sends one. */
async function takesHour(tx: Tx, user_id: number, now: Date): Promise<boolean> {
  const taken = await tx
    .insertInto('comment_mail_times')
    .values({ user_id, sent_at: now })
    .onConflict((row) =>
      row
        .column('user_id')
        .doUpdateSet({ sent_at: now })
        .where('comment_mail_times.sent_at', '<=', new Date(now.getTime() - HOUR).toISOString()),
    )
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/**
 * Mails people what was written to them, all of it in one mail and at most once an hour (EM64). Done twice it comes to
 * the same.
 */
export async function mailComments({ db, clock, mail, publicUrl }: Worker): Promise<number> {
  const now = clock.now();
  const people = await db
    .selectFrom('users as u')
    .select(['u.id', 'u.email', 'u.default_language as language'])
    .where(sql<boolean>`exists (select 1 from comment_mails m where m.user_id = u.id)
      and not exists (select 1 from comment_mail_times t where t.user_id = u.id and t.sent_at > ${new Date(now.getTime() - HOUR).toISOString()}::timestamptz)`)
    .orderBy('u.id')
    .execute();
  let sent = 0;
  for (const { id, email, language } of people) {
    const isSent = await db.transaction().execute(async (tx) => {
      if (!(await takesHour(tx, id, now))) return false;
      const threads = await tx
        .deleteFrom('comment_mails')
        .where('user_id', '=', id)
        .returning(['title', 'path', 'comments'])
        .execute();
      const [first] = threads;
      if (!first) return false;
      const sorted = threads.toSorted(
        (one, other) => other.comments - one.comments || one.title.localeCompare(other.title, 'de'),
      );
      const named = sorted.slice(0, MOST_NAMED).map(({ title, comments }) => ({ title, count: comments }));
      const count = threads.reduce((sum, { comments }) => sum + comments, 0);
      await mail.send(tx, {
        to: email,
        language,
        template: COMMENT_MAIL,
        values: {
          count,
          more: threads.length - named.length,
          threads: named,
          link: `${publicUrl}${sorted[0]?.path ?? first.path}`,
        },
      });
      return true;
    });
    if (isSent) sent += 1;
  }
  return sent;
}
