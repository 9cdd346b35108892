'use client';

import type { ReactNode } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { messages } from '../messages.ts';

/** Props of `ForbiddenState`. */
export interface ForbiddenStateProps {
  /** A way on, for example a link to the start page. */
  action?: ReactNode;
  /** Whole page (default) or a panel of it. */
  size?: 'page' | 'panel';
}

/** Stands in place of what the user has no right to see. */
export function ForbiddenState({ action, size = 'page' }: ForbiddenStateProps) {
  const t = useMessages(messages);
  return (
    <EmptyState size={size} title={t('appFrame.forbidden.title')} action={action}>
      {t('appFrame.forbidden.text')}
    </EmptyState>
  );
}
