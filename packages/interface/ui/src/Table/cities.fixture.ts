import { both, shared, storyWords } from '@resonanz/stories/words';
import type { TableColumn } from './columns.ts';

const words = storyWords({
  inhabitants: ['Einwohner', 'Inhabitants'],
  cities: ['Städte', 'Cities'],
  selectAll: ['Alle auswählen', 'Select all'],
});

/** A row of the table. */
export interface City {
  id: number;
  name: string;
  people: number;
}
/** Two cities, in the order of the alphabet. */
export const cities: City[] = [
  { id: 1, name: 'Hamburg', people: 1_900_000 },
  { id: 2, name: shared.cologne, people: 1_100_000 },
];
/** Name and people, both sortable. */
export const columns: TableColumn<City>[] = [
  { id: 'name', header: shared.city, cell: ({ name }) => name, isSortable: true },
  {
    id: 'people',
    header: words.inhabitants,
    cell: ({ people }) => people.toLocaleString(both('de-DE', 'en-GB')),
    align: 'end',
    isSortable: true,
  },
];
/** What each table of cities has. */
export const base = { caption: words.cities, columns, rows: cities, getRowId: ({ id }: City) => id };
/** What makes the rows of a table selectable. */
export const selection = (selectedIds: ReadonlySet<number>, onSelectionChange: (ids: Set<number>) => void) => ({
  selectedIds,
  onSelectionChange,
  selectAllLabel: words.selectAll,
  selectRowLabel: ({ name }: City) => both(`${name} auswählen`, `Select ${name}`),
});

/** Five thousand places. */
export const many: City[] = Array.from({ length: 5000 }, (_, at) => ({
  id: at,
  name: both(`Ort ${at}`, `Place ${at}`),
  people: at,
}));
