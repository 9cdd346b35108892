import { useMutation, useQueryClient } from '@tanstack/react-query';
import { newsletterMutations, type NewsletterTemplateRecord } from '@resonanz/api-client/newsletters';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { useMessages } from '@resonanz/i18n/react';
import { messages } from '../messages.ts';

/** What can be done with a template beside editing it, and how its outcome is reported. */
export function useTemplateActions() {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { attempt, announce } = useNotifier();
  const calls = newsletterMutations(useApi(), useQueryClient());
  const copy = useMutation(calls.copyTemplate());
  const setDefault = useMutation(calls.setDefaultTemplate());
  const remove = useMutation(calls.removeTemplate());
  const renderError = (error: unknown) => say(error, 'newsletters.error.other');
  return {
    t,
    announce,
    renderError,
    /** Copies a template. */
    copy: ({ newsletterTemplateId }: NewsletterTemplateRecord) =>
      attempt(() => copy.mutateAsync(newsletterTemplateId), renderError, t('newsletterTemplates.copied')),
    /** Makes a template the default. */
    setDefault: ({ newsletterTemplateId }: NewsletterTemplateRecord) =>
      attempt(() => setDefault.mutateAsync(newsletterTemplateId), renderError, t('newsletterTemplates.isDefaultNow')),
    /** Deletes a template. */
    remove: ({ newsletterTemplateId }: NewsletterTemplateRecord) => remove.mutateAsync(newsletterTemplateId),
  };
}
