import { useMutation, useQueryClient } from '@tanstack/react-query';
import { blogPostMutations, type BlogPostListItem, type BlogPostStatusChange } from '@resonanz/api-client/blogPosts';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { useMessages } from '@resonanz/i18n/react';
import { messages } from './messages.ts';

/** What can be done with a post beside editing it, and how its outcome is reported. */
export function useBlogActions() {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { attempt, announce } = useNotifier();
  const calls = blogPostMutations(useApi(), useQueryClient());
  const change = useMutation(calls.changeStatus());
  const remove = useMutation(calls.remove());
  const renderError = (error: unknown) => say(error, 'blogPosts.error.other');
  return {
    t,
    announce,
    renderError,
    /** Changes the state of a post. */
    change: (input: BlogPostStatusChange) => change.mutateAsync(input),
    /** Changes the state of a post, and reports how that went. */
    move: ({ blogPostId, updatedAt }: BlogPostListItem, state: 'published' | 'hidden' | 'draft') =>
      attempt(() => change.mutateAsync({ blogPostId, updatedAt, state }), renderError, t(`blogPosts.moved.${state}`)),
    /** Deletes a post. */
    remove: ({ blogPostId }: BlogPostListItem) => remove.mutateAsync(blogPostId),
  };
}
