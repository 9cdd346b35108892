import { FileZipIcon, PlusIcon } from '@phosphor-icons/react';
import { contractQueries } from '@resonanz/api-client/contracts';
import { useKeptColumns } from '@resonanz/api-client/kept-columns';
import { useApi, useListPage } from '@resonanz/api-client/react';
import { HeadButton } from '@resonanz/app-frame/HeadButton';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { staffPaths } from '@resonanz/domain/paths';
import { ListScreen } from '@resonanz/records/ListScreen';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { SelectionBar } from '@resonanz/records/SelectionBar';
import { useFilterDraft } from '@resonanz/records/useListState';
import { useMay } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { laterPart } from '@resonanz/ui/laterPart';
import { Table } from '@resonanz/ui/Table';
import { useState } from 'react';
import { useContractActions } from '../useContractActions.ts';
import { useContractText } from '../useContractText.ts';
import { contractColumns } from './contractColumns.tsx';
import { contractList, toQuery } from './contractList.ts';
import { ListTools } from './ListTools.tsx';
import { useContractExport } from './useContractExport.ts';

const Chips = laterPart(async () => (await import('./ContractChips.tsx')).ContractChips);
const Filters = laterPart(async () => (await import('./ContractFilters.tsx')).ContractFilters);

/** Columns that are shown only when they are asked for. */
const HIDDEN_AT_FIRST = ['documentSize', 'createdByName'] as const;
/** Most documents of one zip, as the contract has it. */
const MOST = 50;

/** Contracts with influencers, creators, models and customers: `/contract` (modules D1). */
export function ContractListScreen() {
  const words = useContractText();
  const { t, title } = words;
  const [mayAdd, mayExport] = [useMay('Contract Management', 'add'), useMay('Contract Management', 'export')];
  const sees = { campaigns: useMay('Campaign Management', 'view'), customers: useMay('Customer Management', 'view') };
  const list = useRouterListState(contractList);
  const draft = useFilterDraft(list);
  const onExport = useContractExport(list);
  const hiddenColumnIds = useKeptColumns('contracts', HIDDEN_AT_FIRST);
  const query = useListPage(contractQueries(useApi()).page(toQuery(list)));
  const { downloadZip, isPending } = useContractActions();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const columns = contractColumns(words, sees);
  const add = mayAdd && <HeadButton variant="solid" icon={PlusIcon} label={t('contracts.add')} href={staffPaths.contractAdd()} />;
  async function fetchZip(): Promise<void> {
    if (await downloadZip([...selected])) setSelected(new Set());
  }
  return (
    <>
      <PageHead title={t('contracts.title')} actions={add} />
      <ListScreen
        list={list}
        query={query}
        searchPlaceholder={t('contracts.list.search')}
        filters={{ draft, sections: <Filters isWanted draft={draft} /> }}
        activeFilters={<Chips isWanted={list.activeFilters.length > 0} list={list} />}
        emptyText={t('contracts.list.empty')}
        barEnd={<ListTools list={list} columns={columns} hiddenColumnIds={hiddenColumnIds} />}
        selection={
          <SelectionBar count={selected.size} max={MOST} onClear={() => setSelected(new Set())}>
            <Button variant="ghost" iconStart={FileZipIcon} isPending={isPending} isDisabled={selected.size > MOST} onPress={() => void fetchZip()}>
              {t('contracts.list.zip')}
            </Button>
          </SelectionBar>
        }
        {...(mayExport && { onExport })}
      >
        {(parts) => (
          <Table
            {...parts}
            caption={t('contracts.title')}
            columns={columns}
            hiddenColumnIds={hiddenColumnIds}
            getRowId={(row) => row.contractId}
            selectedIds={selected}
            onSelectionChange={setSelected}
            selectAllLabel={t('contracts.list.selectAll')}
            selectRowLabel={(row) => t('contracts.list.selectRow', { title: title(row) })}
            isRowSelectable={({ documentId }) => documentId !== null}
          />
        )}
      </ListScreen>
    </>
  );
}
