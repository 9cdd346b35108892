import { can } from '@resonanz/domain/transitions';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { writeHistories, writeHistory } from '../../platform/history/writeHistory.ts';
import { conflict, invalidFields } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import type { MailWriter } from './drafts.ts';
import {
  deleteEmptyThread,
  deleteScheduled,
  lockMail,
  lockThreads,
  threadRow,
  updateArchived,
  updateMail,
  updateRead,
} from './queries/threads.ts';
import { checkReceivers, findReceivers } from './receivers.ts';
import { partnerIdOf, receiverTypeOf } from './rules.ts';

/** Marks a thread as read or unread (docs/domain/transitions.md#mail-thread). */
export async function markRead(
  { services: { db } }: MailWriter,
  { threadId, isRead }: Schemas['MailReadState'],
): Promise<null> {
  await updateRead(db, Number(threadId), isRead);
  return null;
}

/**
 * Puts threads into the archive or takes them out of it (docs/domain/transitions.md#folder-of-a-mail-thread): all of
 * them, or none.
 */
export async function changeArchive(
  writer: MailWriter,
  { threadId, archived }: Schemas['MailArchiveState'],
): Promise<null> {
  const { user, services } = writer;
  const details = await services.db.transaction().execute(async (tx) => {
    const threads = await lockThreads(tx, threadId.map(Number));
    for (const { is_archived } of threads) {
      const verdict = can('emailFolder', is_archived ? 'archived' : 'inbox', archived ? 'archived' : 'inbox', {
        roleId: user.roleId,
      });
      if (!verdict.allowed) throw conflict(verdict.reason);
    }
    const ids = threads.map(({ id }) => id);
    await updateArchived(tx, ids, archived);
    const changes = { archived: [!archived, archived] } as const;
    return writeHistories(
      tx,
      writer,
      ids.map((entityId) => ({ entity: 'mail_thread', entityId, action: HISTORY_ACTION.statusChange, changes })),
    );
  });
  for (const each of details) writer.audit(each);
  return null;
}

/** Sends a mail once more that could not be delivered, to the address the partner has now. */
export async function retryMail(writer: MailWriter, mailId: number): Promise<void> {
  const { user, services } = writer;
  const details = await services.db.transaction().execute(async (tx) => {
    const mail = await lockMail(tx, mailId);
    if (mail.state !== 'failed') throw conflict('mailNotFailed');
    if (mail.template !== null) throw conflict('mailIsAutomatic');
    const thread = await threadRow(tx, mail.thread_id);
    const userType = receiverTypeOf(thread.user_type);
    const receiver: Schemas['MailReceiver'] = {
      userType,
      refId: partnerIdOf(thread, userType) ?? 0,
      ...(mail.contact_id !== null && { contactId: mail.contact_id }),
    };
    const found = await findReceivers({ db: tx, user }, [receiver]);
    const [checked] = checkReceivers(
      found.filter((each) => each !== undefined),
      { subject: '', message: '' },
    );
    const problem = checked === undefined ? 'receiverWithoutAddress' : checked.problem;
    if (problem !== null) throw invalidFields([{ field: 'mailId', key: problem }]);
    await updateMail(tx, mailId, { state: 'sending', failure: null, to_email: checked?.toEmail ?? mail.to_email });
    await services.mail.sendLetter(tx, mailId);
    return writeHistory(tx, writer, {
      entity: 'mail_thread',
      entityId: mail.thread_id,
      action: HISTORY_ACTION.statusChange,
      changes: { state: ['failed', 'sending'] },
    });
  });
  writer.audit(details);
}

/** Takes back a mail that waits for its moment; a thread without mails goes with it. */
export async function cancelMail(writer: MailWriter, mailId: number): Promise<null> {
  const details = await writer.services.db.transaction().execute(async (tx) => {
    const mail = await deleteScheduled(tx, mailId);
    if (mail === undefined) throw conflict('mailNotScheduled');
    const { thread_id: threadId } = mail;
    await deleteEmptyThread(tx, threadId);
    return writeHistory(tx, writer, {
      entity: 'mail_thread',
      entityId: threadId,
      action: HISTORY_ACTION.delete,
      changes: { subject: [mail.subject, null] },
    });
  });
  writer.audit(details);
  return null;
}
