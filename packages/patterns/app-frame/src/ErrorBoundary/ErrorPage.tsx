'use client';

import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { ButtonGroup } from '@resonanz/ui/ButtonGroup';
import { MessagePage } from '../MessagePage/MessagePage.tsx';
import { messages } from '../messages.ts';

/** Props of `ErrorPage`. */
export interface ErrorPageProps {
  /** Address of the start page. */
  homeHref: string;
  /** Called by "Reload"; reloads the window by default. */
  onReload?: () => void;
}

/** A friendly page in place of one that failed. */
export function ErrorPage({ homeHref, onReload = () => window.location.reload() }: ErrorPageProps) {
  const t = useMessages(messages);
  return (
    <MessagePage
      title={t('appFrame.error.title')}
      text={t('appFrame.error.text')}
      action={
        <ButtonGroup>
          <Button href={homeHref}>{t('appFrame.toHome')}</Button>
          <Button variant="solid" onPress={onReload}>
            {t('appFrame.error.reload')}
          </Button>
        </ButtonGroup>
      }
    />
  );
}
