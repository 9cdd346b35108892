import { FileZipIcon } from '@phosphor-icons/react';
import { useApi, useListPage } from '@resonanz/api-client/react';
import { type UgcMaterialItem, ugcMaterialQueries } from '@resonanz/api-client/ugc-materials';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { ListScreen } from '@resonanz/records/ListScreen';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { SelectionBar } from '@resonanz/records/SelectionBar';
import { useFilterDraft } from '@resonanz/records/useListState';
import { Button } from '@resonanz/ui/Button';
import { laterPart } from '@resonanz/ui/laterPart';
import { Table } from '@resonanz/ui/Table';
import { useState } from 'react';
import { MaterialDrawer } from '../detail/MaterialDrawer.tsx';
import { LinkDialog } from '../dialogs/LinkDialog.tsx';
import { TagsDialog } from '../dialogs/TagsDialog.tsx';
import { useMaterialActions } from '../useMaterialActions.ts';
import { useMaterialText } from '../useMaterialText.ts';
import { materialColumns } from './materialColumns.tsx';
import { materialList, toQuery } from './materialList.ts';
import { MaterialMenu, type MaterialSubject } from './MaterialMenu.tsx';
import { Preview } from './Preview.tsx';

const Chips = laterPart(async () => (await import('./MaterialChips.tsx')).MaterialChips);
const Filters = laterPart(async () => (await import('./MaterialFilters.tsx')).MaterialFilters);

/** Most files of one zip, as the contract has it. */
const MOST = 50;

/** The library of delivered UGC videos with their rights: `/admin` (modules C7). */
export function UgcMaterialsScreen() {
  const words = useMaterialText();
  const { t, title } = words;
  const list = useRouterListState(materialList);
  const draft = useFilterDraft(list);
  const query = useListPage(ugcMaterialQueries(useApi()).page(toQuery(list)));
  const { download, downloadZip, isPending } = useMaterialActions();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [opened, setOpened] = useState<{ subject: MaterialSubject; material: UgcMaterialItem } | null>(null);
  const close = () => setOpened(null);
  const open = (subject: MaterialSubject, material: UgcMaterialItem) => setOpened({ subject, material });
  async function fetchZip(): Promise<void> {
    if (await downloadZip([...selected])) setSelected(new Set());
  }
  return (
    <>
      <PageHead title={t('ugcMaterials.title')} />
      <ListScreen
        list={list}
        query={query}
        searchPlaceholder={t('ugcMaterials.search')}
        filters={{ draft, sections: <Filters isWanted draft={draft} /> }}
        activeFilters={<Chips isWanted={list.activeFilters.length > 0} list={list} />}
        emptyText={t('ugcMaterials.empty')}
        selection={
          <SelectionBar count={selected.size} max={MOST} onClear={() => setSelected(new Set())}>
            <Button variant="ghost" iconStart={FileZipIcon} isPending={isPending} isDisabled={selected.size > MOST} onPress={() => void fetchZip()}>
              {t('ugcMaterials.downloadZip')}
            </Button>
          </SelectionBar>
        }
      >
        {(parts) => (
          <Table
            {...parts}
            caption={t('ugcMaterials.title')}
            columns={materialColumns(words, (material) => open('details', material))}
            getRowId={(row) => row.ugcMaterialId}
            selectedIds={selected}
            onSelectionChange={setSelected}
            selectAllLabel={t('ugcMaterials.selectAll')}
            selectRowLabel={(row) => t('ugcMaterials.selectRow', { title: title(row) })}
            isRowSelectable={({ rights }) => rights.state !== 'expired'}
            rowAction={(material) => <MaterialMenu material={material} onOpen={open} onDownload={(each) => void download(each)} />}
            rowActionLabel={t('ugcMaterials.actions')}
          />
        )}
      </ListScreen>
      {opened?.subject === 'details' && <MaterialDrawer item={opened.material} onClose={close} />}
      {opened?.subject === 'share' && <LinkDialog material={opened.material} onClose={close} />}
      {opened?.subject === 'tags' && <TagsDialog material={opened.material} onClose={close} />}
      <Preview material={opened?.subject === 'preview' ? opened.material : null} onClose={close} />
    </>
  );
}
