import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  newsletterMutations,
  type NewsletterDraft,
  type NewsletterListItem,
  type NewsletterStatusChange,
} from '@resonanz/api-client/newsletters';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { useMessages } from '@resonanz/i18n/react';
import { messages } from './messages.ts';

/** What can be done with a newsletter beside editing it, and how its outcome is reported. */
export function useNewsletterActions() {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { attempt, announce } = useNotifier();
  const calls = newsletterMutations(useApi(), useQueryClient());
  const change = useMutation(calls.changeStatus());
  const copy = useMutation(calls.copy());
  const remove = useMutation(calls.remove());
  const test = useMutation(calls.sendTest());
  const renderError = (error: unknown) => say(error, 'newsletters.error.other');
  return {
    t,
    announce,
    renderError,
    isTesting: test.isPending,
    /** Changes the state of a newsletter. */
    change: (input: NewsletterStatusChange) => change.mutateAsync(input),
    /** Takes a plan back or stops a newsletter, and reports how that went. */
    move: ({ newsletterId, updatedAt }: NewsletterListItem, state: 'draft' | 'failed') =>
      attempt(
        () => change.mutateAsync({ newsletterId, updatedAt, state }),
        renderError,
        t(`newsletters.moved.${state}`),
      ),
    /** Copies a newsletter to a draft; `onDone` gets its number. */
    copy: (newsletterId: number, onDone: (copied: number) => void) =>
      attempt(
        async () => onDone((await copy.mutateAsync(newsletterId)).newsletterId),
        renderError,
        t('newsletters.copied'),
      ),
    /** Sends subject and text to oneself. */
    sendTest: (draft: NewsletterDraft) =>
      attempt(() => test.mutateAsync(draft), renderError, t('newsletters.testSent')),
    /** Deletes a draft. */
    remove: ({ newsletterId }: NewsletterListItem) => remove.mutateAsync(newsletterId),
  };
}
