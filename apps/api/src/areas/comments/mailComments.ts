import type { Services } from '../../platform/operations/Services.ts';
import { COMMENT_MAIL, findPeopleToMail, takeCommentMails, claimCommentMail } from './queries/commentMails.ts';

type Worker = Pick<Services, 'db' | 'clock' | 'mail' | 'publicUrl'>;

const HOUR = 3_600_000;
/** Maximum number of threads listed in a mail; the others are counted. */
const MAX_NAMED = 10;

/**
 * Mails users their new comments, in one mail and at most once an hour (docs/domain/mails.md#comment-mails).
 * Idempotent.
 */
export async function mailComments({ db, clock, mail, publicUrl }: Worker): Promise<number> {
  const now = clock.now();
  const people = await findPeopleToMail(db, new Date(now.getTime() - HOUR));
  let sent = 0;
  for (const { id, email, language } of people) {
    const isSent = await db.transaction().execute(async (tx) => {
      if (!(await claimCommentMail(tx, id, now, new Date(now.getTime() - HOUR)))) return false;
      const threads = await takeCommentMails(tx, id);
      const [first] = threads;
      if (!first) return false;
      const sorted = threads.toSorted(
        (one, other) => other.comments - one.comments || one.title.localeCompare(other.title, 'de'),
      );
      const named = sorted.slice(0, MAX_NAMED).map(({ title, comments }) => ({ title, count: comments }));
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
