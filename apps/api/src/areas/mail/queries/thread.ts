import { sql } from 'kysely';
import { cleanMail } from '../../../platform/html/cleanHtml.ts';
import { notFound } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { attachmentsOf } from '../attachments.ts';
import { type MailReader, threadRows, toHead, toPartner, withHead } from './mails.ts';

const MAX_MAILS = 200;

const wholeMails = (reader: MailReader) =>
  withHead(threadRows(reader, sql<number>`m.id`).whereRef('m.thread_id', '=', 't.id')).select([
    'm.parent_id',
    'm.cc',
    'm.bcc',
    'm.message',
  ]);

type Row = Awaited<ReturnType<ReturnType<typeof wholeMails>['execute']>>[number];

async function toMails({ services }: MailReader, rows: readonly Row[]): Promise<Schemas['Mail'][]> {
  const attachments = await attachmentsOf(
    services,
    rows.flatMap(({ draft_id }) => draft_id ?? []),
  );
  return rows.map((row) => {
    const { html, remoteImages } = cleanMail(row.message);
    return {
      ...toHead(row),
      parentId: row.parent_id,
      emailConfigurationId: null,
      cc: row.cc,
      bcc: row.bcc,
      message: html,
      remoteImages: [...remoteImages],
      attachments: attachments(row.draft_id),
    };
  });
}

/** A thread with its mails, the oldest first. */
export async function threadById(reader: MailReader, threadId: number): Promise<Schemas['MailThread']> {
  const rows = (
    await wholeMails(reader).where('t.id', '=', threadId).orderBy('m.id', 'desc').limit(MAX_MAILS).execute()
  ).reverse();
  const [first] = rows;
  const newest = rows.at(-1);
  if (first === undefined || newest === undefined) throw notFound();
  return {
    emailThread: String(threadId),
    subject: first.subject,
    partner: toPartner(newest),
    isRead: first.is_read,
    isArchived: first.is_archived,
    mails: await toMails(reader, rows),
  };
}

/** One mail. */
export async function mailById(reader: MailReader, mailId: number): Promise<Schemas['Mail']> {
  const [mail] = await toMails(reader, await wholeMails(reader).where('m.id', '=', mailId).execute());
  if (mail === undefined) throw notFound();
  return mail;
}
