import { buildMail, buildMailDraft, buildMailListItem, buildMailThread } from './builders/mails.ts';
import type { Schema } from './builders/schema.ts';
import { answerPage, type EnvelopeFetch } from './envelopeFetch.ts';
import { answerError, answerSuccess } from './http/envelope.ts';

/** Calls of the mails, as tests name them. */
export const MAIL_CALLS = {
  list: 'POST /influencerMail/findAllMail',
  drafts: 'GET /influencerMail/getDrafts',
  preview: 'POST /influencerMail/preview',
  send: 'POST /influencerMail/send',
  saveDraft: 'POST /influencerMail/saveDraft',
  deleteDraft: 'POST /influencerMail/deleteDraft',
  read: 'POST /influencerMail/isReadByThreadId',
  archive: 'POST /influencerMail/updateArchiveStatus',
  retry: 'POST /influencerMail/retry',
  cancel: 'POST /influencerMail/cancel',
  latest: 'GET /influencerMail/getLatestMailList',
} as const;

type Receiver = Schema<'MailReceiver'>;

const addressOf = ({ refId }: Pick<Receiver, 'refId'>): string => `partner${refId}@post.example`;
const fill = (text: string, name: string): string =>
  text.replaceAll('{firstName}', name.split(' ')[0] ?? '').replaceAll('{campaign}', 'Herbstleuchten 2026');
const mailIn = (body: unknown): Schema<'MailInput'> =>
  JSON.parse((body as { mail: string }).mail) as Schema<'MailInput'>;

/** The mail that was sent last, as it arrived; an error where none has. */
export function lastSentMail(server: EnvelopeFetch): Schema<'MailInput'> {
  const last = server.received(MAIL_CALLS.send).at(-1);
  if (!last) throw new Error('No mail has been sent.');
  return mailIn(last.body);
}

/** What a server with mails begins with. */
export interface MailServerOptions {
  /** Its threads, the newest first. */
  readonly threads?: readonly Schema<'MailListItem'>[];
  /** The reader's drafts. */
  readonly drafts?: readonly Schema<'MailDraft'>[];
  /** Names of receivers by the id of their record. */
  readonly names?: Readonly<Record<number, string>>;
  /** Ids of records without an address. */
  readonly withoutAddress?: readonly number[];
}

/** Lets a server in memory keep threads and drafts, and send; sent mails stand at the top of its list. */
export function serveMails(
  server: EnvelopeFetch,
  { threads: first = [], drafts: begun = [], names = {}, withoutAddress = [] }: MailServerOptions = {},
): EnvelopeFetch {
  let threads = first;
  let drafts = begun;
  const nameOf = ({ refId }: Pick<Receiver, 'refId'>) => names[refId] ?? 'Lena Hartwig';
  const change = (id: string, values: Partial<Schema<'MailListItem'>>) => {
    threads = threads.map((each) => (each.emailThread === id ? { ...each, ...values } : each));
    return answerSuccess(null);
  };
  const serveThread = (id: string) =>
    server.on(`GET /influencerMail/findByThreadId/${id}`, () => {
      const row = threads.find(({ emailThread }) => emailThread === id);
      if (!row) return answerError(404, 'NOT_FOUND', 'notFound');
      const { snippet, mailCount: _count, attachmentCount: _files, at: _at, isRead, isArchived, ...head } = row;
      return answerSuccess(
        buildMailThread([buildMail({ ...head, message: `<p>${snippet}</p>` })], { isRead, isArchived }),
      );
    });
  for (const { emailThread } of threads) serveThread(emailThread);
  return server
    .on(MAIL_CALLS.list, ({ body }) => {
      const { folder, search = '', page = 0, pageSize = 10 } = body as Schema<'MailQuery'>;
      const found = threads.filter(
        ({ isArchived, state, subject, receiverName }) =>
          isArchived === (folder === 'archive') &&
          (folder !== 'scheduled' || state === 'scheduled') &&
          `${subject} ${receiverName}`.toLowerCase().includes(search.toLowerCase()),
      );
      return answerPage(found, page, pageSize);
    })
    .on(MAIL_CALLS.latest, ({ query }) =>
      answerSuccess(threads.filter(({ isArchived }) => !isArchived).slice(0, Number(query.get('size') ?? 5))),
    )
    .on(MAIL_CALLS.drafts, () => answerSuccess(drafts))
    .on(MAIL_CALLS.preview, ({ body }) => {
      const { receivers, subject, message, position = 0 } = body as Schema<'MailPreviewInput'>;
      const shown = nameOf(receivers[position] ?? { refId: 0 });
      return answerSuccess({
        receivers: receivers.map(({ userType, refId, channelId = null, contactId = null }) => {
          const isUnknown = withoutAddress.includes(refId);
          const toEmail = isUnknown ? null : addressOf({ refId });
          return {
            userType,
            refId,
            channelId,
            contactId,
            name: nameOf({ refId }),
            toEmail,
            platform: null,
            problem: isUnknown ? 'receiverWithoutAddress' : null,
            missing: [],
          };
        }),
        subject: fill(subject, shown),
        message: fill(message, shown),
      } satisfies Schema<'MailPreview'>);
    })
    .on(MAIL_CALLS.send, ({ body }) => {
      const { receivers, subject, message, scheduledAt = null, draftId } = mailIn(body);
      const mails = receivers.map((receiver, index) => {
        const number = 800 + threads.length + index;
        const name = nameOf(receiver);
        const words = fill(message, name)
          .replaceAll(/<[^>]*>/g, ' ')
          .trim();
        return buildMailListItem({
          mailId: number,
          emailThread: String(number),
          ...receiver,
          receiverName: name,
          toEmail: addressOf(receiver),
          subject: fill(subject, name),
          snippet: words,
          ...(scheduledAt !== null && {
            state: 'scheduled',
            folder: 'scheduled',
            scheduledAt,
            sentAt: null,
            at: scheduledAt,
          }),
        });
      });
      threads = [...mails, ...threads];
      drafts = drafts.filter((each) => each.draftId !== draftId);
      for (const { emailThread } of mails) serveThread(emailThread);
      return answerSuccess({ mails });
    })
    .on(MAIL_CALLS.saveDraft, ({ body }) => {
      const { receivers, subject, message, draftId = 90 + drafts.length } = mailIn(body);
      const draft = buildMailDraft({
        draftId,
        subject,
        message,
        receivers: receivers.map(({ userType, refId, channelId = null, contactId = null }) => ({
          userType,
          refId,
          channelId,
          contactId,
          name: nameOf({ refId }),
          toEmail: addressOf({ refId }),
        })),
      });
      drafts = [draft, ...drafts.filter((each) => each.draftId !== draftId)];
      return answerSuccess(draft);
    })
    .on(MAIL_CALLS.deleteDraft, ({ body }) => {
      drafts = drafts.filter(({ draftId }) => draftId !== (body as Schema<'MailDraftReference'>).draftId);
      return answerSuccess(null);
    })
    .on(MAIL_CALLS.read, ({ body }) => {
      const { threadId, isRead } = body as Schema<'MailReadState'>;
      return change(threadId, { isRead });
    })
    .on(MAIL_CALLS.archive, ({ body }) => {
      const { threadId, archived } = body as Schema<'MailArchiveState'>;
      for (const id of threadId) change(id, { isArchived: archived });
      return answerSuccess(null);
    })
    .on(MAIL_CALLS.retry, ({ body }) => {
      const row = threads.find(({ mailId }) => mailId === (body as Schema<'MailReference'>).mailId);
      if (!row) return answerError(404, 'NOT_FOUND', 'notFound');
      change(row.emailThread, { state: 'sent', failure: null });
      return answerSuccess(buildMail({ mailId: row.mailId }));
    })
    .on(MAIL_CALLS.cancel, ({ body }) => {
      threads = threads.filter(({ mailId }) => mailId !== (body as Schema<'MailReference'>).mailId);
      return answerSuccess(null);
    });
}
