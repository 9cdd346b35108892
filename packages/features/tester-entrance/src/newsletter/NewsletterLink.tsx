import { useMutation } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { ApiClient } from '@resonanz/api-client/client';
import { isApiError } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { testerPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { messages } from '../messages.ts';
import { NewsletterPage } from './NewsletterPage.tsx';

interface NewsletterLinkProps {
  /** What the link is for. */
  purpose: 'confirm' | 'end';
  /** Does it, with the token of the link. */
  send: (client: ApiClient, token: string) => Promise<null>;
}

const WORDS = {
  confirm: {
    title: 'entrance.newsletter.confirm',
    text: 'entrance.newsletter.confirmText',
    submit: 'entrance.newsletter.confirmSubmit',
    done: 'entrance.newsletter.confirmed',
    doneText: 'entrance.newsletter.confirmedText',
    invalid: 'entrance.newsletter.confirmInvalid',
    invalidText: 'entrance.newsletter.confirmInvalidText',
  },
  end: {
    title: 'entrance.newsletter.end',
    text: 'entrance.newsletter.endText',
    submit: 'entrance.newsletter.endSubmit',
    done: 'entrance.newsletter.ended',
    doneText: 'entrance.newsletter.endedText',
    invalid: 'entrance.newsletter.endInvalid',
    invalidText: 'entrance.newsletter.endInvalidText',
  },
} as const;

/**
 * What a link of a newsletter's mail does. The user has to press a button: mail programs and their scanners open links
 * by themselves.
 */
export function NewsletterLink({ purpose, send }: NewsletterLinkProps) {
  const t = useMessages(messages);
  const client = useApi();
  const { token = '' } = useParams();
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: () => send(client, token) });
  const words = WORDS[purpose];

  if (isSuccess) {
    return (
      <NewsletterPage heading={t(words.done)}>
        <InlineAlert tone="success" role="status">
          {t(words.doneText)}
        </InlineAlert>
        <Button isFullWidth href={testerPaths.welcome()}>
          {t('entrance.newsletter.toWelcome')}
        </Button>
      </NewsletterPage>
    );
  }
  // A token that is not even shaped like one is rejected as a wrong value.
  if (isApiError(error, 'notFound') || isApiError(error, 'validation')) {
    return (
      <NewsletterPage heading={t(words.invalid)}>
        <InlineAlert tone="warning" role="alert">
          {t(words.invalidText)}
        </InlineAlert>
        <Button isFullWidth href={testerPaths.login()}>
          {t('entrance.newsletter.toLogin')}
        </Button>
      </NewsletterPage>
    );
  }
  return (
    <NewsletterPage heading={t(words.title)} subheading={t(words.text)}>
      {error && (
        <InlineAlert tone="error" role="alert" title={t('entrance.newsletter.failed')}>
          {t(isApiError(error, 'rateLimited') ? 'entrance.newsletter.tooMany' : 'entrance.newsletter.failedText')}
        </InlineAlert>
      )}
      <Button variant="solid" isFullWidth autoFocus isPending={isPending} onPress={() => mutate()}>
        {t(words.submit)}
      </Button>
    </NewsletterPage>
  );
}
