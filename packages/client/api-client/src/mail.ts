import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { operations } from '@resonanz/contract/named';
import { answerOf, confirmed } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { READ } from './headers.ts';
import { multipart } from './multipart.ts';
import { pageOptions } from './pageOptions.ts';
import type { Schemas } from './Schemas.ts';
import type { OnProgress } from './upload.ts';

/** A mail with its text and attachments. */
export type Mail = Schemas['Mail'];
/** A thread as lists show it, with its newest mail. */
export type MailListItem = Schemas['MailListItem'];
/** A thread with its mails. */
export type MailThread = Schemas['MailThread'];
/** Where mails stand. */
export type MailFolder = Schemas['MailFolder'];
/** How far a mail is. */
export type MailState = Schemas['MailState'];
/** What a list of mails can be narrowed by. */
export type MailFilters = Schemas['MailFilters'];
/** A mail that is not finished. */
export type MailDraft = Schemas['MailDraft'];
/** A file that goes with a mail. */
export type MailAttachment = Schemas['MailAttachment'];
/** Whom a mail is written to. */
export type MailReceiver = Schemas['MailReceiver'];
/** A mail as it is written. */
export type MailInput = Schemas['MailInput'];
/** What stands as {name} in a text, a value for each receiver. */
export type MailPlaceholder = Schemas['MailPlaceholder'];
/** Who would get a mail, and how one of them reads it. */
export type MailPreview = Schemas['MailPreview'];
/** What a preview is asked for. */
export type MailPreviewInput = Schemas['MailPreviewInput'];
/** Which drafts are asked for. */
export type MailDraftQuery = NonNullable<operations['getMailDrafts']['parameters']['query']>;
/** Whose latest mails are asked for, and how many. */
export type LatestMailsQuery = NonNullable<operations['getLatestMails']['parameters']['query']>;

/** Folder, filters and page of a list of mails. */
export interface MailQuery extends Omit<Schemas['MailQuery'], 'page'> {
  /** Zero-based. */
  pageNumber?: number;
}

/** A mail with the files that are sent with it. */
export interface WrittenMail {
  /** The mail. */
  readonly mail: MailInput;
  /** New files; those of the draft stay by themselves. */
  readonly attachments?: readonly File[];
  /** Called with how far the files have got. */
  readonly onProgress?: OnProgress;
  /** Gives the sending up. */
  readonly signal?: AbortSignal;
}

/** Milliseconds after which lists look again while a mail is on its way. */
const underWayMs = 3_000;
/** Signed addresses of attachments live for ten minutes: what is older is refetched. */
const freshMs = 5 * 60_000;

const isUnderWay = (mails: readonly { state: MailState }[] | undefined): boolean =>
  mails?.some(({ state }) => state === 'sending') === true;

/** Query keys of the area. */
export const mailKeys = {
  /** Everything of the area. */
  all: ['mail'],
  /** Every page of every list. */
  lists: ['mail', 'list'],
  /** One thread. */
  thread: (threadId: string) => ['mail', 'thread', threadId] as const,
  /** The caller's drafts. */
  drafts: ['mail', 'drafts'],
  /** The latest threads. */
  latest: ['mail', 'latest'],
  /** The unread threads. */
  unread: ['mail', 'unread'],
  /** How many unread threads there are. */
  unreadCount: ['mail', 'unread-count'],
} as const;

/** Reads of the area. */
export const mailQueries = (client: ApiClient) => ({
  /** One page of a folder, a row for each thread; looks again while a mail of it is on its way. */
  page: (query: MailQuery) =>
    queryOptions({
      ...pageOptions(mailKeys.lists, query, ({ pageNumber, ...body }, signal) =>
        answerOf(
          client.http.POST('/influencerMail/findAllMail', {
            body: { ...body, page: pageNumber },
            signal,
            headers: READ,
          }),
        ),
      ),
      refetchInterval: ({ state: { data } }) => (isUnderWay(data?.content) ? underWayMs : false),
    }),
  /** One thread with its mails. */
  thread: (threadId: string) =>
    queryOptions({
      queryKey: mailKeys.thread(threadId),
      queryFn: ({ signal }): Promise<MailThread> =>
        answerOf(
          client.http.GET('/influencerMail/findByThreadId/{threadId}', { params: { path: { threadId } }, signal }),
        ),
      staleTime: freshMs,
      refetchInterval: ({ state: { data } }) => (isUnderWay(data?.mails) ? underWayMs : freshMs),
    }),
  /** The caller's drafts. */
  drafts: (query: MailDraftQuery = {}) =>
    queryOptions({
      queryKey: [...mailKeys.drafts, query],
      queryFn: ({ signal }): Promise<MailDraft[]> =>
        answerOf(client.http.GET('/influencerMail/getDrafts', { params: { query }, signal })),
    }),
  /** Who would get a mail and who would not, and how one of them reads it. */
  preview: (body: MailPreviewInput) =>
    queryOptions({
      queryKey: [...mailKeys.all, 'preview', body],
      queryFn: ({ signal }): Promise<MailPreview> =>
        answerOf(client.http.POST('/influencerMail/preview', { body, signal, headers: READ })),
    }),
  /** The latest threads. */
  latest: (query: LatestMailsQuery = {}) =>
    queryOptions({
      queryKey: [...mailKeys.latest, query],
      queryFn: ({ signal }): Promise<MailListItem[]> =>
        answerOf(client.http.GET('/influencerMail/getLatestMailList', { params: { query }, signal })),
    }),
  /** The unread threads. */
  unread: () =>
    queryOptions({
      queryKey: mailKeys.unread,
      queryFn: ({ signal }): Promise<MailListItem[]> =>
        answerOf(client.http.GET('/influencerMail/findUnreadMail', { signal })),
    }),
  /** How many unread threads there are. */
  unreadCount: () =>
    queryOptions({
      queryKey: mailKeys.unreadCount,
      queryFn: ({ signal }): Promise<number> => answerOf(client.http.GET('/influencerMail/unreadCount', { signal })),
    }),
});

const formOf = ({ mail, attachments }: WrittenMail) =>
  multipart<Schemas['MailForm']>({
    mail: JSON.stringify(mail),
    ...(attachments !== undefined && attachments.length > 0 && { attachments }),
  });

const scopeOf = ({ onProgress, signal }: WrittenMail) => ({
  ...(onProgress === undefined ? {} : { onProgress }),
  ...(signal === undefined ? {} : { signal }),
});

/** Changes of the area; each refetches what it may have changed, also after an error. */
export const mailMutations = (client: ApiClient, queryClient: QueryClient) => {
  const reload = () => queryClient.invalidateQueries({ queryKey: mailKeys.all });
  return {
    /**
     * Sends a mail to each of its receivers, now or at its moment; rejected receivers are named at the fields
     * `receivers.<index>`.
     */
    send: () =>
      mutationOptions({
        mutationFn: (written: WrittenMail): Promise<Schemas['MailDispatch']> =>
          answerOf(client.with(scopeOf(written)).http.POST('/influencerMail/send', formOf(written))),
        onSettled: reload,
      }),
    /** Keeps a mail that is not finished. */
    saveDraft: () =>
      mutationOptions({
        mutationFn: (written: WrittenMail): Promise<MailDraft> =>
          answerOf(client.with(scopeOf(written)).http.POST('/influencerMail/saveDraft', formOf(written))),
        onSettled: reload,
      }),
    /** Deletes a draft with its attachments. */
    deleteDraft: () =>
      mutationOptions({
        mutationFn: (draftId: number) =>
          confirmed(client.http.POST('/influencerMail/deleteDraft', { body: { draftId } })),
        onSettled: reload,
      }),
    /** Marks a thread as read or unread. */
    markRead: () =>
      mutationOptions({
        mutationFn: (body: Schemas['MailReadState']) =>
          confirmed(client.http.POST('/influencerMail/isReadByThreadId', { body })),
        onSettled: reload,
      }),
    /** Puts threads into the archive, or takes them out of it. */
    archive: () =>
      mutationOptions({
        mutationFn: (body: Schemas['MailArchiveState']) =>
          confirmed(client.http.POST('/influencerMail/updateArchiveStatus', { body })),
        onSettled: reload,
      }),
    /** Sends a mail once more that could not be delivered. */
    retry: () =>
      mutationOptions({
        mutationFn: (mailId: number): Promise<Mail> =>
          answerOf(client.http.POST('/influencerMail/retry', { body: { mailId } })),
        onSettled: reload,
      }),
    /** Takes back a mail that waits for its moment. */
    cancel: () =>
      mutationOptions({
        mutationFn: (mailId: number) => confirmed(client.http.POST('/influencerMail/cancel', { body: { mailId } })),
        onSettled: reload,
      }),
  };
};
