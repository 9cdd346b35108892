import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { answerOf, confirmed, fileOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { READ } from './headers.ts';
import { pageOptions } from './pageOptions.ts';
import type { Schemas } from './Schemas.ts';

/** A question with its answer as the agency sees it; a language that is missing is empty. */
export type Faq = Schemas['Faq'];
/** A language of a question and its answer. */
export type FaqLanguage = Schemas['FaqLanguage'];
/** An FAQ as it is saved: without `faqId` a new one, else with `updatedAt` as it was read. */
export type FaqInput = Schemas['FaqInput'];
/** Filters, sort and page of the list. */
export type FaqQuery = Schemas['FaqQuery'];
/** The filters of the list. */
export type FaqFilters = Schemas['FaqFilters'];
/** What the list can be sorted by. */
export type FaqSortKey = Schemas['FaqSortKey'];
/** Shows an FAQ to testers, or hides it. */
export type FaqStatusChange = Schemas['FaqStatusChange'];
/** The order of the FAQs of a group, as it was read and as it should be. */
export type FaqOrder = Schemas['FaqOrder'];
/** The filtered list as a file. */
export type FaqExport = Schemas['FaqExport'];
/** A group of FAQs with its names in both languages. */
export type FaqGroup = Schemas['FaqGroup'];
/** A group as it is saved: without `faqGroupId` a new one, else with `updatedAt` as it was read. */
export type FaqGroupInput = Schemas['FaqGroupInput'];
/** The order of the groups, as it was read and as it should be. */
export type FaqGroupOrder = Schemas['FaqGroupOrder'];
/** A question with its answer as testers and visitors read it. */
export type ActiveFaq = Schemas['ActiveFaq'];
/** The active FAQs of a group. */
export type ActiveFaqGroup = Schemas['ActiveFaqGroup'];
/** Whether a tester found an FAQ helpful. */
export type FaqVote = Schemas['FaqVote'];

/** Query keys of the area. */
export const faqKeys = {
  /** Everything of the area. */
  all: ['faqs'],
  /** Every page of the list. */
  lists: ['faqs', 'list'],
  /** The groups. */
  groups: ['faqs', 'groups'],
  /** What testers and visitors read. */
  active: ['faqs', 'active'],
  /** What the tester found helpful. */
  ownVotes: ['faqs', 'own-votes'],
} as const;

/** Reads of the area. */
export const faqQueries = (client: ApiClient) => ({
  /** One page of the filtered and sorted list. */
  page: (query: FaqQuery) =>
    pageOptions(faqKeys.lists, query, (body, signal) =>
      answerOf(client.http.POST('/faq/getWithPagination', { body, signal, headers: READ })),
    ),
  /** The one with this id. */
  one: (faqId: number) =>
    queryOptions({
      queryKey: [...faqKeys.all, 'one', faqId] as const,
      queryFn: ({ signal }): Promise<Faq> =>
        answerOf(client.http.GET('/faq/getById/{id}', { params: { path: { id: faqId } }, signal })),
    }),
  /** The groups in their order. */
  groups: () =>
    queryOptions({
      queryKey: faqKeys.groups,
      queryFn: ({ signal }): Promise<readonly FaqGroup[]> => answerOf(client.http.GET('/faqGroup/getAll', { signal })),
    }),
  /** What testers and visitors read, by group; needs no log-in. */
  active: () =>
    queryOptions({
      queryKey: faqKeys.active,
      queryFn: ({ signal }): Promise<readonly ActiveFaqGroup[]> =>
        answerOf(client.http.GET('/faq/getActive', { signal })),
    }),
  /** What the tester found helpful, and what not. */
  ownVotes: () =>
    queryOptions({
      queryKey: faqKeys.ownVotes,
      queryFn: ({ signal }): Promise<readonly FaqVote[]> => answerOf(client.http.GET('/faq/getOwnVotes', { signal })),
    }),
});

/** Changes of the area. */
export const faqMutations = (client: ApiClient, queryClient: QueryClient) => {
  const reload = () => queryClient.invalidateQueries({ queryKey: faqKeys.all });
  return {
    /** Adds an FAQ or changes it. */
    save: () =>
      mutationOptions({
        mutationFn: (input: FaqInput) => answerOf(client.http.POST('/faq/save', { body: input })),
        onSettled: reload,
      }),
    /** Deletes an FAQ. */
    remove: () =>
      mutationOptions({
        mutationFn: (faqId: number) => confirmed(client.http.POST('/faq/delete', { body: { faqId } })),
        onSettled: reload,
      }),
    /** Shows an FAQ to testers, or hides it. */
    changeStatus: () =>
      mutationOptions({
        mutationFn: (change: FaqStatusChange) => answerOf(client.http.POST('/faq/changeStatus', { body: change })),
        onSettled: reload,
      }),
    /** Stores the order of the FAQs of a group. */
    sort: () =>
      mutationOptions({
        mutationFn: (order: FaqOrder) => confirmed(client.http.POST('/faq/sort', { body: order })),
        onSettled: reload,
      }),
    /** The filtered list as a CSV or XLSX file. */
    exportFile: () =>
      mutationOptions({
        mutationFn: (input: FaqExport) => fileOf(client.http.POST('/faq/export', { body: input, parseAs: 'blob' })),
      }),
    /** Says whether an FAQ was helpful; the page shows it at once. */
    vote: () =>
      mutationOptions({
        mutationFn: (vote: FaqVote) => confirmed(client.http.POST('/faq/vote', { body: vote })),
        onSuccess: (_, vote) => {
          queryClient.setQueryData<readonly FaqVote[]>(faqKeys.ownVotes, (votes = []) => [
            ...votes.filter(({ faqId }) => faqId !== vote.faqId),
            vote,
          ]);
        },
      }),
    /** Adds a group or renames it. */
    saveGroup: () =>
      mutationOptions({
        mutationFn: (input: FaqGroupInput) => answerOf(client.http.POST('/faqGroup/save', { body: input })),
        onSettled: reload,
      }),
    /** Deletes a group without FAQs. */
    removeGroup: () =>
      mutationOptions({
        mutationFn: (faqGroupId: number) => confirmed(client.http.POST('/faqGroup/delete', { body: { faqGroupId } })),
        onSettled: reload,
      }),
    /** Stores the order of the groups. */
    sortGroups: () =>
      mutationOptions({
        mutationFn: (order: FaqGroupOrder) => confirmed(client.http.POST('/faqGroup/sort', { body: order })),
        onSettled: reload,
      }),
  };
};
