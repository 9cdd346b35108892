import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Stack } from '@resonanz/ui/Stack';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { messages } from './messages.ts';

interface PartStateProps<Data> {
  query: UseQueryResult<Data>;
  /** Draws the part once it is there. */
  children: (data: Data) => ReactNode;
  /** Lines of the placeholder; 4 by default. */
  lines?: number;
}

/** A part of the profile with a call of its own: loading, failed with a way to load it again, or there. */
export function PartState<Data>({ query, children, lines = 4 }: PartStateProps<Data>) {
  const t = useMessages(messages);
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <LoadFailure reloadLabel={t('word.reload')} onReload={() => void query.refetch()}>
        {t('profile.partFailed')}
      </LoadFailure>
    );
  }
  return (
    <Stack space={5}>
      <VisuallyHidden role="status">{t('profile.partLoading')}</VisuallyHidden>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} width={index % 2 === 0 ? '92%' : '76%'} />
      ))}
    </Stack>
  );
}
