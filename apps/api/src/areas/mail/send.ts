import type { Kysely } from 'kysely';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Schema } from '../../platform/database/schema.ts';
import { writeHistories } from '../../platform/history/writeHistory.ts';
import { conflict, invalidFields, notFound } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import { saveDraft, type MailWriter } from './drafts.ts';
import { noteMail } from './ledger/queries/noteMail.ts';
import { cleanText, type MailForm } from './mailForm.ts';
import { filledIn } from './placeholders.ts';
import { updateOpenDraft } from './queries/drafts.ts';
import { mailItems } from './queries/mails.ts';
import { findMails, findThreadOf } from './queries/threads.ts';
import { type CheckedReceiver, checkReceivers, requireReceivers } from './receivers.ts';
import { partnerIdOf, rejectIncomplete } from './rules.ts';

type MailInput = Schemas['MailInput'];

/** The thread of an answer; its partner is the one receiver. */
async function threadOf({ user, services: { db } }: MailWriter, { parentId, receivers }: MailInput) {
  if (parentId === undefined) return undefined;
  const thread = await findThreadOf(db, user, parentId);
  if (thread === undefined) throw notFound();
  const [first] = receivers;
  if (receivers.length !== 1 || first === undefined || partnerIdOf(thread, first.userType) !== first.refId)
    throw invalidFields([{ field: 'receivers', key: 'invalidValue' }]);
  return thread;
}

interface Dispatch {
  draftId: number;
  mail: MailInput;
  thread: Awaited<ReturnType<typeof threadOf>>;
  receivers: readonly CheckedReceiver[];
}

/** Turns a draft into single mails and queues them; the draft is then sent. */
async function dispatch(
  tx: Kysely<Schema>,
  writer: MailWriter,
  { draftId, mail, thread, receivers }: Dispatch,
): Promise<number[]> {
  const { user, services } = writer;
  const at = services.clock.now();
  const scheduledAt = mail.scheduledAt === undefined ? undefined : new Date(mail.scheduledAt);
  if (!(await updateOpenDraft(tx, draftId, { sent_at: at }))) throw conflict('draftAlreadySent');
  const ids: number[] = [];
  for (const { receiver, name, toEmail, values } of receivers) {
    const { subject, message } = filledIn(mail, values);
    const partner = {
      userType: receiver.userType,
      refId: receiver.refId,
      channelId: receiver.channelId ?? null,
      campaignId: mail.campaignId ?? null,
    };
    const id = await noteMail(tx, {
      thread: thread?.id ?? partner,
      parentId: mail.parentId ?? null,
      draftId,
      contactId: receiver.contactId ?? null,
      receiverName: name,
      to: toEmail ?? '',
      cc: mail.cc ?? [],
      bcc: mail.bcc ?? [],
      subject,
      html: message,
      language: mail.language ?? 'DE',
      createdBy: user.id,
      at,
      scheduledAt,
    });
    await services.mail.sendLetter(tx, id, scheduledAt);
    ids.push(id);
  }
  return ids;
}

/** Sends a mail to each of its receivers, now or at its moment; nothing is written when one of them cannot get it. */
export async function sendMail(writer: MailWriter, form: MailForm): Promise<Schemas['MailDispatch']> {
  const { user, services } = writer;
  const { db } = services;
  rejectIncomplete(form.mail, services.clock.now());
  const thread = await threadOf(writer, form.mail);
  // An answer stays where its thread is.
  const mail: MailInput = thread?.campaign_id ? { ...form.mail, campaignId: thread.campaign_id } : form.mail;
  const receivers = checkReceivers(
    await requireReceivers({ db, user, campaignId: mail.campaignId, language: mail.language }, mail.receivers),
    mail,
  );
  const refused = receivers.flatMap(({ problem }, index) =>
    problem === null ? [] : [{ field: `receivers.${index}`, key: problem }],
  );
  if (refused.length > 0) throw invalidFields(refused);
  const draftId = await saveDraft(writer, { ...form, mail });
  const { ids, details } = await db.transaction().execute(async (tx) => {
    const written = await dispatch(tx, writer, { draftId, mail, thread, receivers });
    const rows = await findMails(tx, written);
    const entries = rows.map((row) => ({
      entity: 'mail_thread',
      entityId: row.thread_id,
      action: HISTORY_ACTION.add,
      changes: { subject: [null, row.subject], toEmail: [null, row.to_email] } as const,
    }));
    return { ids: written, details: await writeHistories(tx, writer, entries) };
  });
  for (const each of details) writer.audit(each);
  return { mails: await mailItems(writer, ids) };
}

/** Who would get a mail and who would not, and how it reads for one of them. */
export async function previewMail(
  { user, services: { db } }: MailWriter,
  input: Schemas['MailPreviewInput'],
): Promise<Schemas['MailPreview']> {
  const text = cleanText(input);
  const { receivers, campaignId, language, position = 0 } = input;
  const checked = checkReceivers(await requireReceivers({ db, user, campaignId, language }, receivers), text);
  const shown = checked[position];
  return {
    receivers: checked.map(({ receiver, name, toEmail, platform, problem, missing }) => ({
      userType: receiver.userType,
      refId: receiver.refId,
      channelId: receiver.channelId ?? null,
      contactId: receiver.contactId ?? null,
      name,
      toEmail,
      platform,
      problem,
      missing,
    })),
    ...(shown === undefined ? text : filledIn(text, shown.values)),
  };
}
