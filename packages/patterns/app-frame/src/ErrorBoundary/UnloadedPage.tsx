'use client';

import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { MessagePage } from '../MessagePage/MessagePage.tsx';
import { messages } from '../messages.ts';

/** Props of `UnloadedPage`. */
export interface UnloadedPageProps {
  /** Called by "Try again". */
  onRetry: () => void;
}

/** A page in place of one whose code could not be fetched, for example without a network. */
export function UnloadedPage({ onRetry }: UnloadedPageProps) {
  const t = useMessages(messages);
  return (
    <MessagePage
      title={t('appFrame.unloaded.title')}
      text={t('appFrame.unloaded.text')}
      action={
        <Button variant="solid" onPress={onRetry}>
          {t('appFrame.unloaded.retry')}
        </Button>
      }
    />
  );
}
