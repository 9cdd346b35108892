import {
  type InfiniteData,
  type QueryKey,
  useInfiniteQuery,
  type UseInfiniteQueryOptions,
  useMutation,
  type UseMutationOptions,
} from '@tanstack/react-query';
import { commentThread, type ThreadWords } from '@resonanz/api-client/commentThread';
import type { components } from '@resonanz/contract/named';
import { useMessages } from '@resonanz/i18n/react';
import type { CommentItem } from '../comment.ts';
import { messages } from '../messages.ts';
import { useReadMark } from '../useReadMark.ts';

type Part = components['schemas']['CommentPage'];
type Change = components['schemas']['CommentChange'];

/** The calls of one thread, as the areas of `@resonanz/api-client` offer them. */
export interface CommentCalls<Key extends QueryKey, Added, Changed, Removed, ReadAnswer> {
  /** Reads the comments, the newest part first. */
  comments: UseInfiniteQueryOptions<Part, Error, InfiniteData<Part>, Key, number | null>;
  /** Writes a comment. */
  add: UseMutationOptions<Added, Error, string>;
  /** Changes an own comment. */
  edit: UseMutationOptions<Changed, Error, Change>;
  /** Deletes a comment. */
  remove: UseMutationOptions<Removed, Error, number>;
  /** Reports up to which comment the thread is read; left out where no one counts what is unread. */
  read?: UseMutationOptions<ReadAnswer, Error, number>;
}

/**
 * A thread on Resonanz's server, as `CommentThread`, `CommentDialog` and `AudienceThread` take it; what is shown counts
 * as read.
 */
export function useComments<Key extends QueryKey, Added, Changed, Removed, ReadAnswer>(
  calls: CommentCalls<Key, Added, Changed, Removed, ReadAnswer>,
  words: Omit<ThreadWords, 'gone'> = {},
) {
  const t = useMessages(messages);
  const query = useInfiniteQuery(calls.comments);
  const add = useMutation(calls.add);
  const edit = useMutation(calls.edit);
  const remove = useMutation(calls.remove);
  const read = useMutation<ReadAnswer, Error, number>(calls.read ?? {});
  useReadMark(calls.read && query.data?.pages, read.mutate);
  return {
    ...commentThread(query, { gone: t('commentThread.gone'), ...words }),
    onSend: (text: string): Promise<unknown> => add.mutateAsync(text),
    onEdit: ({ id }: CommentItem, text: string): Promise<unknown> => edit.mutateAsync({ commentId: Number(id), text }),
    onDelete: ({ id }: CommentItem): Promise<unknown> => remove.mutateAsync(Number(id)),
  };
}

/** What {@link useComments} gives. */
export type ConnectedComments = ReturnType<typeof useComments>;
