import { useState } from 'react';
import { useApi, useListPage } from '@resonanz/api-client/react';
import { useColumnChoice } from '@resonanz/api-client/savedColumns';
import { type UgcMaterialItem, ugcMaterialQueries } from '@resonanz/api-client/ugcMaterials';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { ListScreen } from '@resonanz/records/ListScreen';
import { useListTools } from '@resonanz/records/listTools';
import { MediaWindow } from '@resonanz/records/MediaWindow';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { ZipSelectionBar } from '@resonanz/records/ZipSelectionBar';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { MaterialDrawer } from '../detail/MaterialDrawer.tsx';
import { LinkDialog } from '../dialogs/LinkDialog.tsx';
import { TagsDialog } from '../dialogs/TagsDialog.tsx';
import { useMaterialActions } from '../useMaterialActions.ts';
import { useMaterialText } from '../useMaterialText.ts';
import { materialColumns } from './materialColumns.tsx';
import { materialList, toQuery } from './materialList.ts';
import type { MaterialSubject } from './MaterialMenu.tsx';
import { MaterialTable } from './MaterialTable.tsx';

const Chips = lazyComponent(async () => (await import('./MaterialFilters.tsx')).MaterialChips);
const Filters = lazyComponent(async () => (await import('./MaterialFilters.tsx')).MaterialFilters);

/** The library of delivered UGC videos with their rights: `/admin`. */
export function UgcMaterialsScreen() {
  const words = useMaterialText();
  const { t } = words;
  const list = useRouterListState(materialList);
  const query = useListPage(ugcMaterialQueries(useApi()).page(toQuery(list)));
  const chosen = useColumnChoice('ugcMaterials');
  const { download, downloadZip, isPending } = useMaterialActions();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [opened, setOpened] = useState<{ subject: MaterialSubject; material: UgcMaterialItem } | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <PageHead title={t('ugcMaterials.title')} />
      <ListScreen
        {...useListTools(list, { Filters, Chips })}
        query={query}
        columns={{
          all: materialColumns(words, (material) => setOpened({ subject: 'details', material })),
          ...chosen,
          hasActions: true,
          hasSelection: true,
        }}
        searchPlaceholder={t('ugcMaterials.search')}
        emptyText={t('ugcMaterials.empty')}
        selection={
          <ZipSelectionBar
            selectedIds={selected}
            onSelectionChange={setSelected}
            downloadLabel={t('ugcMaterials.downloadZip')}
            isPending={isPending}
            onDownload={downloadZip}
          />
        }
      >
        {(parts) => (
          <MaterialTable
            parts={parts}
            selectedIds={selected}
            onSelectionChange={setSelected}
            onOpen={(subject, material) => setOpened({ subject, material })}
            onDownload={(material) => void download(material)}
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

interface PreviewProps {
  /** The material that is played; `null` for none. */
  material: UgcMaterialItem | null;
  onClose: () => void;
}

/** Plays a video large, above the list. */
function Preview({ material, onClose }: PreviewProps) {
  const { title } = useMaterialText();
  // The film stays while the window closes.
  const [film, setFilm] = useState(material);
  if (material !== null && material !== film) setFilm(material);
  if (film === null) return null;
  const name = title(film);
  return (
    <MediaWindow
      title={name}
      media={[{ kind: 'video', src: film.url, alt: name }]}
      at={material === null ? null : 0}
      onClose={onClose}
    />
  );
}
