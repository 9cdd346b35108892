import type { PipelineState } from '@resonanz/api-client/campaign-entries';
import type { KeptColumns } from '@resonanz/api-client/kept-columns';
import { labels } from '@resonanz/domain/labels';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { ColumnChoice } from '@resonanz/ui/ColumnChoice';
import { entryColumns } from './columns/entryColumns.ts';
import { messages } from './messages.ts';

interface EntryColumnChoiceProps extends KeptColumns {
  state: PipelineState;
}

const nothing = () => null;

/** Lets the user choose the columns of the creators. */
export function EntryColumnChoice({ state, ...choice }: EntryColumnChoiceProps) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { language } = useLanguage();
  const columns = entryColumns(state, { t, label, language, currencyCode: 'EUR', mayEdit: false, mayPublish: false, onOpen: nothing });
  return (
    <ColumnChoice
      {...choice}
      columns={columns.map(({ id, header }) => ({ id, header, isRowHeader: id === 'name', cell: nothing }))}
      label={t('campaigns.grid.columns')}
      showAllLabel={t('campaigns.grid.allColumns')}
    />
  );
}
