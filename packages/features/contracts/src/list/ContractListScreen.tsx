import { PlusIcon } from '@phosphor-icons/react';
import { useState } from 'react';
import { contractQueries } from '@resonanz/api-client/contracts';
import { useApi, useListPage } from '@resonanz/api-client/react';
import { useColumnChoice } from '@resonanz/api-client/savedColumns';
import { HeadButton } from '@resonanz/app-frame/HeadButton';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { staffPaths } from '@resonanz/domain/paths';
import { ListScreen } from '@resonanz/records/ListScreen';
import { useListFile, useListTools, withoutPage } from '@resonanz/records/listTools';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { ZipSelectionBar } from '@resonanz/records/ZipSelectionBar';
import { useMay } from '@resonanz/session/react';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { Table } from '@resonanz/ui/Table';
import { useContractActions } from '../useContractActions.ts';
import { useContractText } from '../useContractText.ts';
import { contractColumns } from './contractColumns.tsx';
import { contractList, toQuery } from './contractList.ts';

const Chips = lazyComponent(async () => (await import('./ContractFilters.tsx')).ContractChips);
const Filters = lazyComponent(async () => (await import('./ContractFilters.tsx')).ContractFilters);
const changes = async () => (await import('@resonanz/api-client/contracts')).contractMutations;

/** Columns that are shown only when they are asked for. */
const HIDDEN_AT_FIRST = ['documentSize', 'createdByName'] as const;

/** Contracts with influencers, creators, models and customers: `/contract`. */
export function ContractListScreen() {
  const words = useContractText();
  const { t } = words;
  const [mayAdd, mayExport] = [useMay('Contract Management', 'add'), useMay('Contract Management', 'export')];
  const sees = { campaigns: useMay('Campaign Management', 'view'), customers: useMay('Customer Management', 'view') };
  const list = useRouterListState(contractList);
  const onExport = useListFile(changes, (file) => ({ ...withoutPage(toQuery(list)), ...file }));
  const chosen = useColumnChoice('contracts');
  const query = useListPage(contractQueries(useApi()).page(toQuery(list)));
  const { downloadZip, isPending } = useContractActions();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const add = mayAdd && (
    <HeadButton variant="solid" icon={PlusIcon} label={t('contracts.add')} href={staffPaths.contractAdd()} />
  );
  return (
    <>
      <PageHead title={t('word.contracts')} actions={add} />
      <ListScreen
        {...useListTools(list, { Filters, Chips, savedSearches: 'contracts' })}
        query={query}
        columns={{
          all: contractColumns(words, sees, query.data?.rows ?? []),
          hiddenAtFirst: HIDDEN_AT_FIRST,
          hasSelection: true,
          ...chosen,
        }}
        searchPlaceholder={t('contracts.list.search')}
        emptyText={t('contracts.list.empty')}
        selection={
          <ZipSelectionBar
            selectedIds={selected}
            onSelectionChange={setSelected}
            downloadLabel={t('contracts.list.zip')}
            isPending={isPending}
            onDownload={downloadZip}
          />
        }
        {...(mayExport && { onExport })}
      >
        {(parts) => (
          <Table
            {...parts}
            caption={t('word.contracts')}
            getRowId={(row) => row.contractId}
            selectedIds={selected}
            onSelectionChange={setSelected}
            selectAllLabel={t('contracts.list.selectAll')}
            selectRowLabel={(row) => t('contracts.list.selectRow', { title: words.title(row) })}
            isRowSelectable={({ documentId }) => documentId !== null}
          />
        )}
      </ListScreen>
    </>
  );
}
