import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { generalWords } from '@resonanz/domain/generalWords';
import { useMessages } from '@resonanz/i18n/react';
import { type ChangeLine, ChangeHistory, changesOf } from '@resonanz/records/ChangeHistory';
import { Drawer } from '@resonanz/ui/Drawer';
import { Stack } from '@resonanz/ui/Stack';
import { useHistoryWords } from './useHistoryWords.ts';

interface HistoryDrawerProps {
  title: string;
  currencyCode: string;
  history: UseInfiniteQueryResult<
    InfiniteData<{
      readonly content: readonly (ChangeLine & { readonly entity: string; readonly subjectName?: string })[];
    }>
  >;
  /** Narrows what is shown. */
  filters?: ReactNode;
  isNarrowed?: boolean;
  onClose: () => void;
}

/** What happened, beside the page. */
export function HistoryDrawer({
  title,
  currencyCode,
  history,
  filters,
  isNarrowed = false,
  onClose,
}: HistoryDrawerProps) {
  const word = useMessages(generalWords);
  const words = useHistoryWords(currencyCode);
  return (
    <Drawer isOpen onOpenChange={onClose} width="wide" title={title} closeLabel={word('word.close')}>
      <Stack space={6}>
        {filters}
        <ChangeHistory
          {...changesOf(history)}
          {...words}
          isNarrowed={isNarrowed}
          subjectText={({ subjectName }) => subjectName}
        />
      </Stack>
    </Drawer>
  );
}
