'use client';

import type { ReactNode } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { messages } from '../messages.ts';
import * as css from './ListScreen.css.ts';

/** Stands in place of a list the user may not see. */
export function DeniedList() {
  const t = useMessages(messages);
  return (
    <EmptyState size="page" title={t('records.denied')}>
      {t('records.denied.text')}
    </EmptyState>
  );
}

/** Stands in place of, or above, a list that could not be loaded. */
export function FailedList({ onReload }: { onReload: () => void }) {
  const t = useMessages(messages);
  return (
    <div className={css.alert}>
      <LoadFailure reloadLabel={t('records.reload')} onReload={onReload}>
        {t('records.error')}
      </LoadFailure>
    </div>
  );
}

interface EmptyListProps {
  isNarrowed: boolean;
  onReset: () => void;
  text?: string | undefined;
  action?: ReactNode;
}

/** Stands in place of a list without rows; says why and what can be done. */
export function EmptyList({ isNarrowed, onReset, text, action }: EmptyListProps) {
  const t = useMessages(messages);
  if (!isNarrowed) {
    return (
      <EmptyState size="page" title={t('records.empty')} action={action}>
        {text}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      size="page"
      title={t('records.empty')}
      action={<Button onPress={onReset}>{t('records.filter.resetAll')}</Button>}
    >
      {t('records.noMatch.text')}
    </EmptyState>
  );
}
