import { useMemo, useState } from 'react';
import { both, shared, storyWords } from '@resonanz/stories/words';
import { LongCellGrid } from '../CellGrid/CellGrid.tsx';
import type { TableColumn, TableSort } from './columns.ts';
import { sortRows } from './sortRows.ts';
import { Table } from './Table.tsx';

const words = storyWords({
  vienna: ['Wien', 'Vienna'],
  allChannels: ['Alle Kanäle', 'All channels'],
  selectAll: ['Alle auswählen', 'Select all'],
});

/** A channel as the long demo lists it. */
export interface Channel {
  id: number;
  name: string;
  city: string;
  followers: number;
}

const names = [
  'Lena Hartwig',
  'Amara Okafor-Lindner',
  'Änne Brandstätter',
  'Aylin Demir',
  'Theresa von Aufseß',
  'Can Öztürk',
];
const cities = ['Hamburg', shared.cologne, words.vienna, 'Zürich'];

/** Channels for the stories of long tables. */
export const channels: readonly Channel[] = Array.from({ length: 10_000 }, (_, at) => ({
  id: at + 1,
  name: `${names[at % names.length]} ${at + 1}`,
  city: cities[at % cities.length] ?? '',
  followers: (at * 7919) % 1_000_003,
}));

const number = new Intl.NumberFormat(both('de-DE', 'en-GB'));
const getRowId = ({ id }: Channel) => id;
const columns: readonly TableColumn<Channel>[] = [
  {
    id: 'name',
    header: 'Creator',
    cell: ({ name }) => name,
    isSortable: true,
    sortValue: ({ name }) => name,
    isSticky: true,
    width: 240,
  },
  {
    id: 'city',
    header: shared.city,
    cell: ({ city }) => city,
    isSortable: true,
    sortValue: ({ city }) => city,
    width: 160,
  },
  {
    id: 'followers',
    header: 'Follower',
    cell: ({ followers }) => number.format(followers),
    align: 'end',
    isSortable: true,
    sortValue: ({ followers }) => followers,
    width: 140,
  },
  ...['Instagram', 'TikTok', 'YouTube', 'Podcast'].map((platform, at): TableColumn<Channel> => ({
    id: platform,
    header: platform,
    cell: ({ followers }) => number.format(Math.round(followers / (at + 2))),
    align: 'end',
    width: 130,
  })),
];

interface LongTableDemoProps {
  rows: readonly Channel[];
  onSelect: (ids: number[]) => void;
}

/** Ten thousand rows that the page sorts itself. */
export function LongTableDemo({ rows: given, onSelect }: LongTableDemoProps) {
  const [sort, setSort] = useState<TableSort>({ columnId: 'name', direction: 'ascending' });
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const rows = useMemo(() => sortRows(given, columns, sort, 'de-DE'), [given, sort]);
  return (
    <div style={{ blockSize: 420, display: 'flex', flexDirection: 'column' }}>
      <Table
        isGrowing
        grid={LongCellGrid}
        caption={words.allChannels}
        columns={columns}
        rows={rows}
        getRowId={getRowId}
        sort={sort}
        onSortChange={setSort}
        sortMessage={(header, direction) =>
          `Sortiert nach ${header}, ${direction === 'ascending' ? 'aufsteigend' : 'absteigend'}`
        }
        selectedIds={ids}
        onSelectionChange={(next) => {
          setIds(next);
          onSelect([...next]);
        }}
        selectAllLabel={words.selectAll}
        selectRowLabel={({ name }) => both(`${name} auswählen`, `Select ${name}`)}
        selectionMessage={(count) => both(`${number.format(count)} ausgewählt`, `${number.format(count)} selected`)}
      />
    </div>
  );
}
