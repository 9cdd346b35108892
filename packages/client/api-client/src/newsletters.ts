import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { answerOf, confirmed, fileOf } from './answer.ts';
import { coalesced } from './coalesced.ts';
import type { ApiClient } from './createApiClient.ts';
import { READ } from './headers.ts';
import type { LiveConnection } from './live.ts';
import { pageOptions } from './pageOptions.ts';
import type { Schemas } from './Schemas.ts';

/** A newsletter as the list shows it. */
export type NewsletterListItem = Schemas['NewsletterListItem'];
/** A newsletter with its texts and its audience. */
export type Newsletter = Schemas['Newsletter'];
/** Where a newsletter is on its way to testers. */
export type NewsletterState = Schemas['NewsletterState'];
/** A newsletter as it is saved: without `newsletterId` a new one, else with `updatedAt` as it was read. */
export type NewsletterInput = Schemas['NewsletterInput'];
/** A change of state, with `updatedAt` as it was read. */
export type NewsletterStatusChange = Schemas['NewsletterStatusChange'];
/** Filters, sort and page of the list. */
export type NewsletterQuery = Schemas['NewsletterQuery'];
/** What the exported file carries. */
export type NewsletterExport = Schemas['NewsletterExport'];
/** Which testers a newsletter is for. */
export type NewsletterAudience = Schemas['NewsletterAudience']['audience'];
/** How many an audience reaches. */
export type NewsletterReach = Schemas['NewsletterReach'];
/** Subject and text of one language, to be seen as a mail. */
export type NewsletterDraft = Schemas['NewsletterDraft'];
/** A newsletter as a mail. */
export type NewsletterMail = Schemas['NewsletterMail'];
/** A product test that a newsletter can be about. */
export type NewsletterProject = Schemas['NewsletterProject'];
/** A template of newsletters. */
export type NewsletterTemplateRecord = Schemas['NewsletterTemplate'];
/** A template as it is saved: without `newsletterTemplateId` a new one, else with `updatedAt` as it was read. */
export type NewsletterTemplateInput = Schemas['NewsletterTemplateInput'];
/** Filters, sort and page of the templates. */
export type NewsletterTemplateQuery = Schemas['NewsletterTemplateQuery'];

/** Templates that can be chosen for a newsletter. */
const MAX_TEMPLATES = 100;
const READ_MS = 1000;

/** Query keys of the area. */
export const newsletterKeys = {
  /** Everything of the area. */
  all: ['newsletters'],
  /** Every page of the list. */
  lists: ['newsletters', 'list'],
  /** Every page of the templates. */
  templates: ['newsletters', 'templates'],
  /** One newsletter. */
  one: (newsletterId: number) => ['newsletters', 'one', newsletterId] as const,
} as const;

/** Reads of the area. */
export const newsletterQueries = (client: ApiClient) => ({
  /** One page of the filtered and sorted list. */
  page: (query: NewsletterQuery) =>
    pageOptions(newsletterKeys.lists, query, (body, signal) =>
      answerOf(client.http.POST('/newsletter/getWithPagination', { body, signal, headers: READ })),
    ),
  /** The newsletter with this id. */
  one: (newsletterId: number) =>
    queryOptions({
      queryKey: newsletterKeys.one(newsletterId),
      queryFn: ({ signal }): Promise<Newsletter> =>
        answerOf(client.http.GET('/newsletter/getById/{id}', { params: { path: { id: newsletterId } }, signal })),
    }),
  /** How many an audience reaches right now. */
  reach: (audience: NewsletterAudience) =>
    queryOptions({
      queryKey: [...newsletterKeys.all, 'reach', audience] as const,
      queryFn: ({ signal }): Promise<NewsletterReach> =>
        answerOf(client.http.POST('/newsletter/countAudience', { body: { audience }, signal, headers: READ })),
      placeholderData: (before) => before,
    }),
  /** Subject and text as a mail. */
  preview: (draft: NewsletterDraft) =>
    queryOptions({
      queryKey: [...newsletterKeys.all, 'preview', draft] as const,
      queryFn: ({ signal }): Promise<NewsletterMail> =>
        answerOf(client.http.POST('/newsletter/preview', { body: draft, signal, headers: READ })),
      placeholderData: (before) => before,
    }),
  /** Product tests that a newsletter can be about. */
  projects: () =>
    queryOptions({
      queryKey: [...newsletterKeys.all, 'projects'] as const,
      queryFn: ({ signal }): Promise<readonly NewsletterProject[]> =>
        answerOf(client.http.GET('/newsletter/getProjects', { signal })),
    }),
  /** One page of the templates. */
  templatePage: (query: NewsletterTemplateQuery) =>
    pageOptions(newsletterKeys.templates, query, (body, signal) =>
      answerOf(client.http.POST('/newsletterTemplate/getWithPagination', { body, signal, headers: READ })),
    ),
  /** Templates to choose from, by name. */
  templateChoices: () =>
    queryOptions({
      queryKey: [...newsletterKeys.templates, 'choices'] as const,
      queryFn: async ({ signal }): Promise<readonly NewsletterTemplateRecord[]> => {
        const body = { pageSize: MAX_TEMPLATES, sortBy: 'tempName', sort: 'ASC' } as const;
        const call = client.http.POST('/newsletterTemplate/getWithPagination', { body, signal, headers: READ });
        return (await answerOf(call)).content;
      },
    }),
  /** The template with this id. */
  template: (newsletterTemplateId: number) =>
    queryOptions({
      queryKey: [...newsletterKeys.templates, 'one', newsletterTemplateId] as const,
      queryFn: ({ signal }): Promise<NewsletterTemplateRecord> =>
        answerOf(
          client.http.GET('/newsletterTemplate/getById/{id}', {
            params: { path: { id: newsletterTemplateId } },
            signal,
          }),
        ),
    }),
});

/** Changes of the area. */
export const newsletterMutations = (client: ApiClient, queryClient: QueryClient) => {
  const onSettled = () => queryClient.invalidateQueries({ queryKey: newsletterKeys.all });
  return {
    /** Adds a newsletter or changes it. */
    save: () =>
      mutationOptions({
        mutationFn: (input: NewsletterInput) => answerOf(client.http.POST('/newsletter/save', { body: input })),
        onSettled,
      }),
    /** Plans or sends a newsletter, takes the plan back, or stops it. */
    changeStatus: () =>
      mutationOptions({
        mutationFn: (input: NewsletterStatusChange) =>
          answerOf(client.http.POST('/newsletter/changeStatus', { body: input })),
        onSettled,
      }),
    /** Copies a newsletter to a new draft. */
    copy: () =>
      mutationOptions({
        mutationFn: (newsletterId: number) =>
          answerOf(client.http.POST('/newsletter/copy', { body: { newsletterId } })),
        onSettled,
      }),
    /** Deletes a draft. */
    remove: () =>
      mutationOptions({
        mutationFn: (newsletterId: number) =>
          confirmed(client.http.POST('/newsletter/delete', { body: { newsletterId } })),
        onSettled,
      }),
    /** The filtered newsletters as a file. */
    exportFile: () =>
      mutationOptions({
        mutationFn: (input: NewsletterExport) =>
          fileOf(client.http.POST('/newsletter/export', { body: input, parseAs: 'blob' })),
      }),
    /** Sends subject and text to oneself. */
    sendTest: () =>
      mutationOptions({
        mutationFn: (draft: NewsletterDraft) => confirmed(client.http.POST('/newsletter/sendTest', { body: draft })),
      }),
    /** Adds a template or changes it. */
    saveTemplate: () =>
      mutationOptions({
        mutationFn: (input: NewsletterTemplateInput) =>
          answerOf(client.http.POST('/newsletterTemplate/save', { body: input })),
        onSettled,
      }),
    /** Copies a template. */
    copyTemplate: () =>
      mutationOptions({
        mutationFn: (newsletterTemplateId: number) =>
          answerOf(client.http.POST('/newsletterTemplate/copy', { body: { newsletterTemplateId } })),
        onSettled,
      }),
    /** Makes a template the one that new newsletters begin with. */
    setDefaultTemplate: () =>
      mutationOptions({
        mutationFn: (newsletterTemplateId: number) =>
          answerOf(client.http.POST('/newsletterTemplate/setDefault', { body: { newsletterTemplateId } })),
        onSettled,
      }),
    /** Deletes a template. */
    removeTemplate: () =>
      mutationOptions({
        mutationFn: (newsletterTemplateId: number) =>
          confirmed(client.http.POST('/newsletterTemplate/delete', { body: { newsletterTemplateId } })),
        onSettled,
      }),
  };
};

/**
 * Keeps a newsletter on screen true while it is being sent: after an event, and whenever the connection is restored,
 * what shows it is read again. Returns how to stop.
 */
export function followNewsletter(live: LiveConnection, queryClient: QueryClient, newsletterId: number): () => void {
  const reload = coalesced(
    () => queryClient.invalidateQueries({ queryKey: newsletterKeys.one(newsletterId) }),
    READ_MS,
  );
  const stops = [live.onNewsletter(newsletterId, reload), live.onReconnect(reload)];
  return () => {
    for (const stop of stops) stop();
  };
}
