import type { Kysely } from 'kysely';
import type { operations } from '@resonanz/contract/types';
import type { Schema } from '../../platform/database/schema.ts';
import { conflict, notFound } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import type { Call } from '../../platform/operations/area.ts';
import { removeFile, removeFilesOf } from '../files/door.ts';
import { seesAll } from '../ownership/door.ts';
import { addAttachments, attachmentsOf, rejectTooManyAttachments } from './attachments.ts';
import type { MailForm } from './mailForm.ts';
import {
  deleteDraftRow,
  deleteOpenDraft,
  type DraftRow,
  findDraft,
  findDrafts,
  insertDraft,
  isAuthorOf,
  updateOpenDraft,
} from './queries/drafts.ts';
import { findReceivers, requireReceivers } from './receivers.ts';

/** Who writes mails. */
export type MailWriter = Pick<Call<'sendMail'>, 'user' | 'services' | 'audit'>;

async function toDrafts({ user, services }: MailWriter, rows: readonly DraftRow[]): Promise<Schemas['MailDraft'][]> {
  const attachments = await attachmentsOf(
    services,
    rows.map(({ id }) => id),
  );
  return Promise.all(
    rows.map(async (row) => {
      const found = await findReceivers({ db: services.db, user, campaignId: row.campaign_id }, row.receivers);
      return {
        draftId: row.id,
        parentId: row.parent_id,
        receivers: found.flatMap((each) =>
          each === undefined
            ? []
            : [
                {
                  userType: each.receiver.userType,
                  refId: each.receiver.refId,
                  channelId: each.receiver.channelId ?? null,
                  contactId: each.receiver.contactId ?? null,
                  name: each.name,
                  toEmail: each.toEmail,
                },
              ],
        ),
        campaignId: row.campaign_id,
        campaignName: row.campaign_name,
        cc: row.cc,
        bcc: row.bcc,
        subject: row.subject,
        message: row.message,
        language: row.language,
        scheduledAt: row.scheduled_at,
        attachments: attachments(row.id),
        updatedAt: row.updated_at,
      };
    }),
  );
}

/** The caller's drafts, those of a campaign or for a partner where one is named. */
export async function draftsOf(
  writer: MailWriter,
  { campaignId, userType, refId }: NonNullable<operations['getMailDrafts']['parameters']['query']>,
): Promise<Schemas['MailDraft'][]> {
  const rows = await findDrafts(writer.services.db, writer.user, campaignId);
  const isFor = (receiver: Schemas['MailReceiver']): boolean =>
    (userType === undefined || receiver.userType === userType) && (refId === undefined || receiver.refId === refId);
  return toDrafts(
    writer,
    rows.filter(({ receivers }) => (userType === undefined && refId === undefined) || receivers.some(isFor)),
  );
}

/** One draft of the caller. */
export async function draftById(writer: MailWriter, draftId: number): Promise<Schemas['MailDraft']> {
  const [draft] = await toDrafts(writer, await findDraft(writer.services.db, writer.user, draftId));
  if (draft === undefined) throw notFound();
  return draft;
}

/** Rejects a draft of another user, or one that was sent. */
async function requireDraft({ user, services: { db } }: MailWriter, draftId: number): Promise<void> {
  if (await seesAll(db, user, 'mailDrafts', [draftId])) return;
  throw (await isAuthorOf(db, user.id, draftId)) ? conflict('draftAlreadySent') : notFound();
}

function columnsOf({
  receivers,
  campaignId,
  parentId,
  cc = [],
  bcc = [],
  subject,
  message,
  language = 'DE',
  scheduledAt,
}: Schemas['MailInput']) {
  return {
    receivers: JSON.stringify(receivers),
    campaign_id: campaignId ?? null,
    parent_id: parentId ?? null,
    cc: [...cc],
    bcc: [...bcc],
    subject,
    message,
    language,
    scheduled_at: scheduledAt === undefined ? null : new Date(scheduledAt),
  };
}

async function writeDraft(
  tx: Kysely<Schema>,
  { user, services }: MailWriter,
  mail: Schemas['MailInput'],
): Promise<number> {
  const values = { ...columnsOf(mail), updated_at: services.clock.now() };
  const { draftId } = mail;
  if (draftId === undefined) return insertDraft(tx, { ...values, created_by: user.id });
  if (!(await updateOpenDraft(tx, draftId, values))) throw conflict('draftAlreadySent');
  return draftId;
}

/** Stores what was written with its attachments; what cannot be stored leaves nothing behind. */
export async function saveDraft(writer: MailWriter, { mail, attachments }: MailForm): Promise<number> {
  const { user, services } = writer;
  const { draftId, parentId, keepAttachments } = mail;
  if (draftId !== undefined) await requireDraft(writer, draftId);
  if (parentId !== undefined && !(await seesAll(services.db, user, 'mails', [parentId]))) throw notFound();
  await requireReceivers({ db: services.db, user, campaignId: mail.campaignId }, mail.receivers);
  const present = draftId === undefined ? [] : (await attachmentsOf(services, [draftId]))(draftId);
  if (keepAttachments?.some((id) => !present.some(({ fileId }) => fileId === id))) throw notFound();
  const isKept = ({ fileId }: { fileId: number }): boolean =>
    keepAttachments === undefined || keepAttachments.includes(fileId);
  await rejectTooManyAttachments(present.filter(isKept), attachments);
  const id = await services.db.transaction().execute((tx) => writeDraft(tx, writer, mail));
  try {
    await addAttachments(services, id, user.id, attachments);
  } catch (error) {
    if (draftId === undefined) await deleteDraftRow(services.db, id);
    throw error;
  }
  for (const { fileId } of present.filter((file) => !isKept(file))) await removeFile(services, fileId);
  return id;
}

/** Deletes a draft with its attachments. */
export async function deleteDraft({ services }: MailWriter, draftId: number): Promise<null> {
  if (!(await deleteOpenDraft(services.db, draftId))) throw notFound();
  await removeFilesOf(services, { subject: 'mail', subjectId: draftId });
  return null;
}
