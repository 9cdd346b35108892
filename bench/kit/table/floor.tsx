import { memo, useState } from 'react';
import { flushSync } from 'react-dom';
import { show } from '../show.tsx';
import { ALL, byName, columns, type Creator, HEIGHT, nameOf, Place, ROW, rows } from './content.tsx';

const drawn = Math.ceil(HEIGHT / ROW) + 8;
const cell = { width: 100, height: ROW, overflow: 'hidden', whiteSpace: 'nowrap' } as const;

const Row = memo(function Row({
  row,
  at,
  isSelected,
  onToggle,
}: {
  row: Creator;
  at: number;
  isSelected: boolean;
  onToggle: (id: number) => void;
}) {
  return (
    <tr aria-rowindex={at + 2} aria-selected={isSelected} style={{ height: ROW }}>
      <td>
        <input type="checkbox" aria-label={nameOf(row)} checked={isSelected} onChange={() => onToggle(row.id)} />
      </td>
      {row.values.map((value, column) => (
        <td key={columns[column]?.id} style={cell}>
          {value}
        </td>
      ))}
    </tr>
  );
});

function Table() {
  const [shown, setShown] = useState(rows);
  const [isSorted, setSorted] = useState(false);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [first, setFirst] = useState(0);
  const [toggle] = useState(
    () => (id: number) =>
      setSelected((before) =>
        before.has(id) ? new Set([...before].filter((each) => each !== id)) : new Set(before).add(id),
      ),
  );
  const start = Math.max(0, first - 4);
  const end = Math.min(shown.length, start + drawn);
  return (
    <Place selected={selected.size}>
      <div
        style={{ overflow: 'auto', height: HEIGHT }}
        onScroll={({ currentTarget }) => flushSync(() => setFirst(Math.floor(currentTarget.scrollTop / ROW)))}
      >
        <table
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid pattern on a table, as ours
          role="grid"
          aria-rowcount={shown.length + 1}
          aria-label="Creator"
          style={{ tableLayout: 'fixed', borderCollapse: 'collapse' }}
        >
          <thead style={{ position: 'sticky', top: 0, background: 'white' }}>
            <tr>
              <th>
                <input
                  type="checkbox"
                  aria-label={ALL}
                  checked={selected.size === shown.length}
                  onChange={() => setSelected(new Set(shown.map(({ id }) => id)))}
                />
              </th>
              {columns.map(({ id, header }) => (
                <th key={id} aria-sort={isSorted && id === 'c0' ? 'ascending' : 'none'}>
                  <button
                    type="button"
                    onClick={() => {
                      setShown(shown.toSorted(byName));
                      setSorted(true);
                    }}
                  >
                    {header}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr style={{ height: start * ROW }} aria-hidden />
            {shown.slice(start, end).map((row, at) => (
              <Row key={row.id} row={row} at={start + at} isSelected={selected.has(row.id)} onToggle={toggle} />
            ))}
            <tr style={{ height: (shown.length - end) * ROW }} aria-hidden />
          </tbody>
        </table>
      </div>
    </Place>
  );
}

show(() => <Table />);
