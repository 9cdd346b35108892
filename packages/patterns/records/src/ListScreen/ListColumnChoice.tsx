import { useMessages } from '@resonanz/i18n/react';
import { ColumnChoice, type ColumnChoiceProps } from '@resonanz/ui/ColumnChoice';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import type { ListColumns } from './ListColumns.ts';

interface ListColumnChoiceProps {
  /** Of rows of any kind: only the heads are read. */
  columns: Pick<ListColumns<never>, 'onHide' | 'hasSaveFailed'> & { readonly all: ColumnChoiceProps['columns'] };
  hiddenColumnIds: ReadonlySet<string>;
}

/** Which columns of a list are shown; loaded apart from the list. */
export function ListColumnChoice({
  columns: { all, onHide, hasSaveFailed = false },
  hiddenColumnIds,
}: ListColumnChoiceProps) {
  const t = useMessages(messages);
  return (
    <>
      <ColumnChoice
        columns={all.filter(({ hidesHeader }) => !hidesHeader)}
        hiddenColumnIds={hiddenColumnIds}
        onHiddenColumnIdsChange={onHide}
        label={t('records.columns')}
        showAllLabel={t('records.columns.all')}
      />
      {hasSaveFailed && (
        <span role="alert">
          <Text tone="critical">{t('records.columns.saveFailed')}</Text>
        </span>
      )}
    </>
  );
}
