'use client';

import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { messages } from '../messages.ts';
import { MessagePage } from './MessagePage.tsx';

/** Props of `NotFoundPage`. */
export interface NotFoundPageProps {
  /** Address of the start page. */
  homeHref: string;
}

/** Shown for an address without a page. */
export function NotFoundPage({ homeHref }: NotFoundPageProps) {
  const t = useMessages(messages);
  return (
    <MessagePage
      title={t('appFrame.notFound.title')}
      text={t('appFrame.notFound.text')}
      action={
        <Button variant="solid" href={homeHref}>
          {t('appFrame.toHome')}
        </Button>
      }
    />
  );
}
