import '@resonanz/tokens/core';
import { useMemo, useState } from 'react';
import { LongCellGrid } from '@resonanz/ui/CellGrid';
import { LocaleProvider } from '@resonanz/ui/LocaleProvider';
import { sortRows, Table, type TableColumn, type TableSort } from '@resonanz/ui/Table';
import { show } from '../show.tsx';
import { ALL, columns as heads, type Creator, nameOf, Place, rows } from './content.tsx';

const columns: TableColumn<Creator>[] = heads.map(({ id, header, at }) => ({
  id,
  header,
  isSortable: true,
  cell: ({ values }) => values[at],
  sortValue: ({ values }) => values[at] ?? null,
}));
const idOf = ({ id }: Creator) => id;

function List() {
  const [sort, setSort] = useState<TableSort>();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const shown = useMemo(() => sortRows(rows, columns, sort, 'de-DE'), [sort]);
  return (
    <LocaleProvider language="de">
      <Place selected={selected.size}>
        <Table
          grid={LongCellGrid}
          caption="Creator"
          columns={columns}
          rows={shown}
          getRowId={idOf}
          sort={sort}
          onSortChange={setSort}
          selectedIds={selected}
          onSelectionChange={setSelected}
          selectAllLabel={ALL}
          selectRowLabel={nameOf}
          isGrowing
        />
      </Place>
    </LocaleProvider>
  );
}

show(() => <List />);
