import { INFLUENCER_STATUS } from '@resonanz/domain/workStates';
import type { Database } from '../database/connect.ts';
import { fullNameOf } from '../database/fullName.ts';
import type { Clock } from '../runtime/Clock.ts';
import type { FileStorage } from '../storage/FileStorage.ts';
import { attachmentsOf } from './attachmentsOf.ts';
import type { MailFailure, MailLedger } from './MailLedger.ts';

/** Keeps the state of mails to partners in the database. */
export function createMailLedger({
  db,
  storage,
  clock,
}: {
  db: Database;
  storage: FileStorage;
  clock: Clock;
}): MailLedger {
  const files = { db, storage };
  const failed: MailLedger['failed'] = async (mailId, failure, isLast) => {
    await db.transaction().execute(async (tx) => {
      const mail = await tx
        .updateTable('mails')
        .set({ failure, ...(isLast && { state: 'failed' as const }) })
        .where('id', '=', mailId)
        .returning('thread_id')
        .executeTakeFirst();
      // Somebody has to see to it.
      if (isLast && mail !== undefined)
        await tx.updateTable('mail_threads').set({ is_read: false }).where('id', '=', mail.thread_id).execute();
    });
  };

  const filesOfLetter = async (draftId: number | null) =>
    draftId === null ? [] : attachmentsOf(files, (file) => file.and({ subject: 'mail', subject_id: draftId }));

  /** Why a partner can no longer be written to, since the mail was written. */
  const obstacleOf = async (threadId: number): Promise<MailFailure | undefined> => {
    const partner = await db
      .selectFrom('mail_threads as t')
      .innerJoin('influencers as i', 'i.id', 't.influencer_id')
      .select(['i.status', 'i.deleted_at'])
      .where('t.id', '=', threadId)
      .executeTakeFirst();
    if (partner === undefined) return undefined;
    if (partner.deleted_at !== null) return 'noAddress';
    return partner.status === INFLUENCER_STATUS.blocked ? 'blocked' : undefined;
  };

  return {
    failed,
    attachments: async (fileIds) =>
      fileIds.length === 0 ? [] : attachmentsOf(files, (file) => file('id', 'in', [...fileIds])),
    async take(mailId) {
      const mail = await db
        .updateTable('mails')
        .set({ state: 'sending' })
        .where('id', '=', mailId)
        .where('state', 'in', ['scheduled', 'sending'])
        .returningAll()
        .executeTakeFirst();
      if (mail === undefined) return undefined;
      const obstacle = await obstacleOf(mail.thread_id);
      if (obstacle !== undefined) {
        await failed(mailId, obstacle, true);
        return undefined;
      }
      const author = await db
        .selectFrom('users')
        .select(['email as address', fullNameOf('users').as('name')])
        .where('id', '=', mail.created_by ?? 0)
        .executeTakeFirst();
      const parent = await db
        .selectFrom('mails')
        .select('message_id')
        .where('id', '=', mail.parent_id ?? 0)
        .executeTakeFirst();
      return {
        to: mail.to_email,
        cc: mail.cc,
        bcc: mail.bcc,
        subject: mail.subject,
        html: mail.message,
        text: mail.plain_text,
        language: mail.language,
        author: author && { address: author.address, name: author.name ?? author.address },
        inReplyTo: parent?.message_id ?? undefined,
        attachments: await filesOfLetter(mail.draft_id),
      };
    },
    async sent(mailId, { messageId, fromEmail }) {
      const at = clock.now();
      await db.transaction().execute(async (tx) => {
        const mail = await tx
          .updateTable('mails')
          .set({ state: 'sent', failure: null, sent_at: at, message_id: messageId, from_email: fromEmail })
          .where('id', '=', mailId)
          .returning('thread_id')
          .executeTakeFirst();
        if (mail !== undefined)
          await tx.updateTable('mail_threads').set({ last_at: at }).where('id', '=', mail.thread_id).execute();
      });
    },
  };
}
