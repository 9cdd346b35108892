'use client';

import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Inline } from '@resonanz/ui/Inline';
import { messages } from '../messages.ts';
import { PlainPage } from '../PlainPage/PlainPage.tsx';
import { MessagePage } from './MessagePage.tsx';

/** Props of `PublicNotFoundPage`. */
export interface PublicNotFoundPageProps {
  /** The address that leads nowhere, for the choice of language; the address asked for when left out. */
  pathname?: string;
  /** Address of the start page; the browser loads it, it may belong to another app of the same origin. */
  homeHref: string;
  /** Address of the log-in; without it there is no such button. */
  loginHref?: string;
}

/** Shown for an address without a page to a visitor. */
export function PublicNotFoundPage({ pathname = '', homeHref, loginHref }: PublicNotFoundPageProps) {
  const t = useMessages(messages);
  return (
    <PlainPage languageHref={(language) => `${pathname}?lang=${language}`}>
      <MessagePage
        title={t('appFrame.notFound.title')}
        text={t('appFrame.notFound.text')}
        action={
          <Inline space={5}>
            <Button variant="solid" href={homeHref} target="_self">
              {t('appFrame.toHome')}
            </Button>
            {loginHref !== undefined && (
              <Button href={loginHref} target="_self">
                {t('appFrame.logIn')}
              </Button>
            )}
          </Inline>
        }
      />
    </PlainPage>
  );
}
