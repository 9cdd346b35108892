'use client';

import type { ReactNode } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { messages } from '../messages.ts';
import { ForbiddenState } from './ForbiddenState.tsx';
import * as css from './MessagePage.css.ts';

/** Props of `FailedPage`. */
export interface FailedPageProps {
  /** The head of the page, which stays. */
  head: ReactNode;
  /** Why there is nothing below it: no right to see it, nothing there, or a load that failed and can be tried again. */
  failure: 'forbidden' | 'missing' | 'failed';
  /** Says what is missing; `failedText` by default. */
  missingText?: string;
  /** Leads on from what is missing, for example a button to the record above it. */
  missingAction?: ReactNode;
  /** Says what could not be loaded. */
  failedText: string;
  /** Called by "Load again". */
  onReload: () => void;
}

/** A page whose record cannot be shown: why, and what can be done about it. */
export function FailedPage({
  head,
  failure,
  failedText,
  missingText = failedText,
  missingAction,
  onReload,
}: FailedPageProps) {
  const t = useMessages(messages);
  if (failure === 'forbidden') {
    return (
      <>
        {head}
        <ForbiddenState />
      </>
    );
  }
  const isMissing = failure === 'missing';
  return (
    <>
      {head}
      <div className={css.failure}>
        <InlineAlert
          tone={isMissing ? 'info' : 'error'}
          role="alert"
          action={isMissing ? missingAction : <Button onPress={onReload}>{t('appFrame.failed.reload')}</Button>}
        >
          {isMissing ? missingText : failedText}
        </InlineAlert>
      </div>
    </>
  );
}
