import { useState } from 'react';
import { both, shared, storyWords } from '@resonanz/stories/words';
import type { TableColumn, TableSort } from './columns.ts';
import { Table } from './Table.tsx';

const words = storyWords({
  loadingCampaigns: ['Kampagnen werden geladen …', 'Loading campaigns …'],
  selectAll: ['Alle auswählen', 'Select all'],
});

interface Campaign {
  id: number;
  name: string;
  brand: string;
  budget: number;
}

// Two campaigns of the same name are two rows.
const campaigns: readonly Campaign[] = [
  { id: 1, name: 'Herbstkollektion', brand: 'Nordlicht', budget: 48_000 },
  { id: 2, name: 'Adventskalender', brand: 'Zuckerwerk', budget: 12_500 },
  { id: 3, name: 'Herbstkollektion', brand: 'Alpenglück', budget: 31_200 },
];
const money = new Intl.NumberFormat(both('de-DE', 'en-GB'), {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const columns: readonly TableColumn<Campaign>[] = [
  { id: 'name', header: shared.campaign, cell: ({ name }) => name, isSortable: true },
  { id: 'brand', header: 'Brand', cell: ({ brand }) => brand },
  { id: 'budget', header: 'Budget', cell: ({ budget }) => money.format(budget), align: 'end', isSortable: true },
];

/** Stands in for the server, which sorts and answers after a while. */
async function sorted({ columnId, direction }: TableSort): Promise<readonly Campaign[]> {
  await new Promise((done) => setTimeout(done, 60));
  const sign = direction === 'ascending' ? 1 : -1;
  return campaigns.toSorted(
    (a, b) => sign * (columnId === 'budget' ? a.budget - b.budget : a.name.localeCompare(b.name, 'de-DE')),
  );
}

/** Campaigns that the server sorts: the old rows stay until the new ones are there. */
export function ServerTableDemo() {
  const [{ rows, isLoading }, setState] = useState({ rows: campaigns, isLoading: false });
  const [sort, setSort] = useState<TableSort>();
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  return (
    <Table
      caption={shared.campaigns}
      columns={columns}
      rows={rows}
      getRowId={({ id }) => id}
      sort={sort}
      onSortChange={async (next) => {
        setSort(next);
        setState({ rows, isLoading: true });
        setState({ rows: await sorted(next), isLoading: false });
      }}
      sortMessage={(header, direction) =>
        `Sortiert nach ${header}, ${direction === 'ascending' ? 'aufsteigend' : 'absteigend'}`
      }
      isLoading={isLoading}
      loadingLabel={words.loadingCampaigns}
      selectedIds={ids}
      onSelectionChange={setIds}
      selectAllLabel={words.selectAll}
      selectRowLabel={({ name, brand }) => both(`${name} von ${brand} auswählen`, `Select ${name} of ${brand}`)}
      selectionMessage={(count) => both(`${count} ausgewählt`, `${count} selected`)}
    />
  );
}
