import type { UgcMaterialItem } from '@resonanz/api-client/ugcMaterials';
import type { ListTableParts } from '@resonanz/records/ListScreen';
import { Table } from '@resonanz/ui/Table';
import { useMaterialText } from '../useMaterialText.ts';
import { MaterialMenu, type MaterialSubject } from './MaterialMenu.tsx';

interface MaterialTableProps {
  parts: ListTableParts<UgcMaterialItem>;
  selectedIds: ReadonlySet<number>;
  onSelectionChange: (selectedIds: ReadonlySet<number>) => void;
  onOpen: (subject: MaterialSubject, material: UgcMaterialItem) => void;
  onDownload: (material: UgcMaterialItem) => void;
}

/** The materials of a page of the list, and what can be done with each of them; those with rights can be selected. */
export function MaterialTable({ parts, selectedIds, onSelectionChange, onOpen, onDownload }: MaterialTableProps) {
  const { t, title } = useMaterialText();
  return (
    <Table
      {...parts}
      rowLines={2}
      caption={t('ugcMaterials.title')}
      getRowId={(row) => row.ugcMaterialId}
      selectedIds={selectedIds}
      onSelectionChange={onSelectionChange}
      selectAllLabel={t('ugcMaterials.selectAll')}
      selectRowLabel={(row) => t('ugcMaterials.selectRow', { title: title(row) })}
      isRowSelectable={({ rights }) => rights.state !== 'expired'}
      rowAction={(material) => <MaterialMenu material={material} onOpen={onOpen} onDownload={onDownload} />}
      rowActionLabel={t('word.actions')}
    />
  );
}
