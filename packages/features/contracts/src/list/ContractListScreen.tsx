import { PlusIcon } from '@phosphor-icons/react';
import { useState } from 'react';
import { contractQueries } from '@resonanz/api-client/contracts';
import { useApi, useListPage } from '@resonanz/api-client/react';
import { useColumnChoice } from '@resonanz/api-client/saved-columns';
import { HeadButton } from '@resonanz/app-frame/HeadButton';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { staffPaths } from '@resonanz/domain/paths';
import { ListScreen } from '@resonanz/records/ListScreen';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { useFilterDraft } from '@resonanz/records/useListState';
import { ZipSelectionBar } from '@resonanz/records/ZipSelectionBar';
import { useMay } from '@resonanz/session/react';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { useContractActions } from '../useContractActions.ts';
import { useContractText } from '../useContractText.ts';
import { contractColumns } from './contractColumns.tsx';
import { contractList, toQuery } from './contractList.ts';
import { ContractTable } from './ContractTable.tsx';
import { useContractExport } from './useContractExport.ts';

const Chips = lazyComponent(async () => (await import('./ContractChips.tsx')).ContractChips);
const Filters = lazyComponent(async () => (await import('./ContractFilters.tsx')).ContractFilters);
const SavedSearches = lazyComponent(async () => (await import('./SavedSearches.tsx')).SavedSearches);

/** Columns that are shown only when they are asked for. */
const HIDDEN_AT_FIRST = ['documentSize', 'createdByName'] as const;

/** Contracts with influencers, creators, models and customers: `/contract`. */
export function ContractListScreen() {
  const words = useContractText();
  const { t } = words;
  const [mayAdd, mayExport] = [useMay('Contract Management', 'add'), useMay('Contract Management', 'export')];
  const sees = { campaigns: useMay('Campaign Management', 'view'), customers: useMay('Customer Management', 'view') };
  const list = useRouterListState(contractList);
  const draft = useFilterDraft(list);
  const onExport = useContractExport(list);
  const chosen = useColumnChoice('contracts');
  const query = useListPage(contractQueries(useApi()).page(toQuery(list)));
  const { downloadZip, isPending } = useContractActions();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const add = mayAdd && (
    <HeadButton variant="solid" icon={PlusIcon} label={t('contracts.add')} href={staffPaths.contractAdd()} />
  );
  return (
    <>
      <PageHead title={t('contracts.title')} actions={add} />
      <ListScreen
        list={list}
        query={query}
        columns={{
          all: contractColumns(words, sees, query.data?.rows ?? []),
          hiddenAtFirst: HIDDEN_AT_FIRST,
          hasSelection: true,
          ...chosen,
        }}
        searchPlaceholder={t('contracts.list.search')}
        filters={{ draft, sections: <Filters isWanted draft={draft} /> }}
        activeFilters={<Chips isWanted={list.activeFilters.length > 0} list={list} />}
        emptyText={t('contracts.list.empty')}
        barEnd={<SavedSearches isWanted list={list} />}
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
        {(parts) => <ContractTable parts={parts} selectedIds={selected} onSelectionChange={setSelected} />}
      </ListScreen>
    </>
  );
}
