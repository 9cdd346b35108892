import type { PipelineState } from '@resonanz/api-client/campaignEntries';
import { useSaveColumns } from '@resonanz/api-client/savedColumns';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { labels } from '@resonanz/domain/labels';
import { ROLE } from '@resonanz/domain/roles';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { ColumnChoice } from '@resonanz/ui/ColumnChoice';
import { COLUMN_LISTS } from './columnLists.ts';
import { entryColumns } from './columns/entryColumns.ts';
import { messages } from './messages.ts';

interface EntryColumnChoiceProps {
  state: PipelineState;
  hiddenColumnIds: ReadonlySet<string>;
}

const nothing = () => null;
const NO_LIMITS = { mediaBudget: 0, equalShare: { preBudget: null, finalBudget: null } };

/** Lets the user choose the columns of the creators; the server keeps the choice. */
export function EntryColumnChoice({ state, hiddenColumnIds }: EntryColumnChoiceProps) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { language } = useLanguage();
  const { notifyFailure } = useNotifier();
  const keep = useSaveColumns(COLUMN_LISTS[state], () => notifyFailure(t('campaigns.grid.columnsFailed')));
  const columns = entryColumns(state, {
    t,
    label,
    language,
    currencyCode: 'EUR',
    mayEdit: false,
    roleId: ROLE.campaignManager,
    mayPublish: false,
    budgetLimits: NO_LIMITS,
    onOpen: nothing,
  });
  return (
    <ColumnChoice
      hiddenColumnIds={hiddenColumnIds}
      onHiddenColumnIdsChange={keep}
      columns={columns.map(({ id, header }) => ({ id, header, isRowHeader: id === 'name', cell: nothing }))}
      label={t('campaigns.grid.columns')}
      showAllLabel={t('campaigns.grid.allColumns')}
    />
  );
}
