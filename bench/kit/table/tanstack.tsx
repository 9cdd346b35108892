import { FlexRender } from '@tanstack/react-table';
import { getCoreRowModel, getSortedRowModel, type LegacyColumnDef, useLegacyTable } from '@tanstack/react-table/legacy';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { show } from '../show.tsx';
import { ALL, byName, columns, type Creator, HEIGHT, nameOf, Place, ROW, rows } from './content.tsx';

const heads: LegacyColumnDef<Creator>[] = columns.map(({ id, header, at }) => ({
  id,
  header,
  accessorFn: ({ values }: Creator) => values[at],
  sortFn: (a, b) => byName(a.original, b.original),
  sortDescFirst: false,
}));
const given = [...rows];

function List() {
  const table = useLegacyTable<Creator>({
    data: given,
    columns: heads,
    getCoreRowModel: getCoreRowModel(),
    getSortedRowModel: getSortedRowModel(),
    getRowId: ({ id }) => String(id),
  });
  const scroller = useRef<HTMLDivElement>(null);
  const shown = table.getRowModel().rows;
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes the contestants
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 4,
  });
  const drawn = virtual.getVirtualItems();
  const start = drawn[0]?.start ?? 0;
  const end = virtual.getTotalSize() - (drawn.at(-1)?.end ?? 0);
  return (
    <Place selected={Object.keys(table.state.rowSelection).length}>
      <div ref={scroller} style={{ overflow: 'auto', height: HEIGHT }}>
        <table
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid pattern on a table, as ours
          role="grid"
          aria-rowcount={shown.length + 1}
          aria-label="Creator"
          style={{ tableLayout: 'fixed', borderCollapse: 'collapse' }}
        >
          <thead style={{ position: 'sticky', top: 0, background: 'white' }}>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id}>
                <th>
                  <input
                    type="checkbox"
                    aria-label={ALL}
                    checked={table.getIsAllRowsSelected()}
                    onChange={table.getToggleAllRowsSelectedHandler()}
                  />
                </th>
                {group.headers.map((header) => (
                  <th key={header.id} aria-sort={header.column.getIsSorted() ? 'ascending' : 'none'}>
                    <button type="button" onClick={header.column.getToggleSortingHandler()}>
                      <FlexRender header={header} />
                    </button>
                  </th>
                ))}
              </tr>
            ))}
          </thead>
          <tbody>
            <tr style={{ height: start }} aria-hidden />
            {drawn.map(({ index }) => {
              const row = shown[index];
              return (
                row && (
                  <tr
                    key={row.id}
                    aria-rowindex={index + 2}
                    aria-selected={row.getIsSelected()}
                    style={{ height: ROW }}
                  >
                    <td>
                      <input
                        type="checkbox"
                        aria-label={nameOf(row.original)}
                        checked={row.getIsSelected()}
                        onChange={row.getToggleSelectedHandler()}
                      />
                    </td>
                    {row.getAllCells().map((cell) => (
                      <td key={cell.id} style={{ width: 100, height: ROW, overflow: 'hidden', whiteSpace: 'nowrap' }}>
                        <FlexRender cell={cell} />
                      </td>
                    ))}
                  </tr>
                )
              );
            })}
            <tr style={{ height: end }} aria-hidden />
          </tbody>
        </table>
      </div>
    </Place>
  );
}

show(() => <List />);
