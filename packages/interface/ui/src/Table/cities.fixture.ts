import type { TableColumn } from './columns.ts';

/** A row of the table. */
export interface City {
  id: number;
  name: string;
  people: number;
}
/** Two cities, in the order of the alphabet. */
export const cities: City[] = [
  { id: 1, name: 'Hamburg', people: 1_900_000 },
  { id: 2, name: 'Köln', people: 1_100_000 },
];
/** Name and people, both sortable. */
export const columns: TableColumn<City>[] = [
  { id: 'name', header: 'Stadt', cell: ({ name }) => name, isSortable: true },
  {
    id: 'people',
    header: 'Einwohner',
    cell: ({ people }) => people.toLocaleString('de-DE'),
    align: 'end',
    isSortable: true,
  },
];
/** What each table of cities has. */
export const base = { caption: 'Städte', columns, rows: cities, getRowId: ({ id }: City) => id };
/** What makes the rows of a table selectable. */
export const selection = (selectedIds: ReadonlySet<number>, onSelectionChange: (ids: Set<number>) => void) => ({
  selectedIds,
  onSelectionChange,
  selectAllLabel: 'Alle auswählen',
  selectRowLabel: ({ name }: City) => `${name} auswählen`,
});

/** Five thousand places. */
export const many: City[] = Array.from({ length: 5000 }, (_, at) => ({ id: at, name: `Ort ${at}`, people: at }));
