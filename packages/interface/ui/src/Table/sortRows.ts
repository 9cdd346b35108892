import type { TableColumn, TableSort } from './columns.ts';

type SortValue = string | number | null;

function comparatorFor(locale: string) {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return (a: SortValue, b: SortValue) => {
    if (typeof a === 'number' && typeof b === 'number') return a - b;
    return compare(String(a), String(b));
  };
}

/**
 * The rows in the order of a sort, as dictionaries of the language order words; rows without a value come last either
 * way. Uses the column's `sortValue`; a column without one leaves the order as it is.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  sort: TableSort | undefined,
  locale: string,
): readonly Row[] {
  const valueOf = columns.find(({ id }) => id === sort?.columnId)?.sortValue;
  if (!sort || !valueOf) return rows;
  const compare = comparatorFor(locale);
  const sign = sort.direction === 'ascending' ? 1 : -1;
  // Each value is read once, not once a comparison.
  const entries = rows.map((row) => ({ row, value: valueOf(row) }));
  entries.sort((a, b) => {
    if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
    return sign * compare(a.value, b.value);
  });
  return entries.map(({ row }) => row);
}
