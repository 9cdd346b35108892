'use client';

import type { ReactNode } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { messages } from '../messages.ts';

/** Props of `RefusedState`. */
export interface RefusedStateProps {
  /** A way on, for example a link to the start page. */
  action?: ReactNode;
  /** Whole page (default) or a panel of it. */
  size?: 'page' | 'panel';
}

/** Stands in place of what the user has no right to see. */
export function RefusedState({ action, size = 'page' }: RefusedStateProps) {
  const t = useMessages(messages);
  return (
    <EmptyState size={size} title={t('appFrame.refused.title')} action={action}>
      {t('appFrame.refused.text')}
    </EmptyState>
  );
}
