import { buffer } from 'node:stream/consumers';
import { INFLUENCER_STATUS } from '@resonanz/domain/workStates';
import type { Database } from '../../../platform/database/connect.ts';
import type { Attachment, MailFailure, MailLedger } from '../../../platform/mail/MailLedger.ts';
import type { Clock } from '../../../platform/runtime/Clock.ts';
import type { FileStorage } from '../../../platform/storage/FileStorage.ts';
import {
  type FileCondition,
  findAuthor,
  findFiles,
  findMessageId,
  findPartner,
  takeMail,
  updateMail,
  updateThread,
} from './queries/letters.ts';

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
  const failed: MailLedger['failed'] = async (mailId, failure, isLast) => {
    await db.transaction().execute(async (tx) => {
      const mail = await updateMail(tx, mailId, { failure, ...(isLast && { state: 'failed' as const }) });
      // Needs manual attention.
      if (isLast && mail !== undefined) await updateThread(tx, mail.thread_id, { is_read: false });
    });
  };

  const attachmentsOf = async (which: FileCondition): Promise<Attachment[]> =>
    Promise.all(
      (await findFiles(db, which)).map(async ({ kind, key, name, content_type }) => ({
        filename: name,
        contentType: content_type,
        content: await buffer(await storage.read(kind, key)),
      })),
    );

  const filesOfLetter = async (draftId: number | null) =>
    draftId === null ? [] : attachmentsOf((file) => file.and({ subject: 'mail', subject_id: draftId }));

  /** Why a partner can no longer be written to, since the mail was written. */
  const obstacleOf = async (threadId: number): Promise<MailFailure | undefined> => {
    const partner = await findPartner(db, threadId);
    if (partner === undefined) return undefined;
    if (partner.deleted_at !== null) return 'noAddress';
    return partner.status === INFLUENCER_STATUS.blocked ? 'blocked' : undefined;
  };

  return {
    failed,
    attachments: async (fileIds) =>
      fileIds.length === 0 ? [] : attachmentsOf((file) => file('id', 'in', [...fileIds])),
    async take(mailId) {
      const mail = await takeMail(db, mailId);
      if (mail === undefined) return undefined;
      const obstacle = await obstacleOf(mail.thread_id);
      if (obstacle !== undefined) {
        await failed(mailId, obstacle, true);
        return undefined;
      }
      const author = await findAuthor(db, mail.created_by ?? 0);
      const parent = await findMessageId(db, mail.parent_id ?? 0);
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
        const mail = await updateMail(tx, mailId, {
          state: 'sent',
          failure: null,
          sent_at: at,
          message_id: messageId,
          from_email: fromEmail,
        });
        if (mail !== undefined) await updateThread(tx, mail.thread_id, { last_at: at });
      });
    },
  };
}
