import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { components, operations } from '@resonanz/contract/named';
import { answerOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { pageOptions } from './pageOptions.ts';

/** A feedback as it is sent. */
export type FeedbackEntry = components['schemas']['FeedbackEntry'];
/** A feedback as its writer gets it back. */
export type StoredFeedback = components['schemas']['StoredFeedback'];
/** A feedback as the agency reads it. */
export type ReceivedFeedback = components['schemas']['ReceivedFeedback'];
/** State, source and page of the list. */
export type FeedbackQuery = NonNullable<operations['getFeedback']['parameters']['query']>;

/** Query keys of the area. */
export const feedbackKeys = {
  /** Everything of the area. */
  all: ['feedback'],
  /** Every page of the list. */
  lists: ['feedback', 'list'],
} as const;

/** Reads of the area. */
export const feedbackQueries = (client: ApiClient) => ({
  /** One page of the feedback received, the newest first; the last page stays visible while the next one loads. */
  page: (query: FeedbackQuery) =>
    pageOptions(feedbackKeys.lists, query, (asked, signal) =>
      answerOf(client.http.GET('/feedback/getAll', { params: { query: asked }, signal })),
    ),
});

/** Changes of the area. */
export const feedbackMutations = (client: ApiClient, queryClient: QueryClient) => {
  const reload = (): Promise<void> => queryClient.invalidateQueries({ queryKey: feedbackKeys.lists });
  return {
    /** Writes a feedback; gives what was stored, or null when it was not taken. */
    add: () =>
      mutationOptions({
        mutationFn: (entry: FeedbackEntry) => answerOf(client.http.POST('/feedback/add', { body: entry })),
        onSuccess: reload,
      }),
    /** Marks a feedback as read. */
    markRead: () =>
      mutationOptions({
        mutationFn: (feedbackId: number) => answerOf(client.http.POST('/feedback/read', { body: { feedbackId } })),
        onSettled: reload,
      }),
    /** Puts a feedback into the archive. */
    archive: () =>
      mutationOptions({
        mutationFn: (feedbackId: number) => answerOf(client.http.POST('/feedback/archive', { body: { feedbackId } })),
        onSettled: reload,
      }),
    /** Deletes a feedback; it can be restored for 30 days. */
    remove: () =>
      mutationOptions({
        mutationFn: (feedbackId: number) => answerOf(client.http.POST('/feedback/delete', { body: { feedbackId } })),
        onSettled: reload,
      }),
    /** Takes a feedback out of the archive, or back from the deleted ones. */
    restore: () =>
      mutationOptions({
        mutationFn: (feedbackId: number) => answerOf(client.http.POST('/feedback/restore', { body: { feedbackId } })),
        onSettled: reload,
      }),
  };
};
