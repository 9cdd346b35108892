import type { ListDefinition, ListRequest, ListValues } from './defineList.ts';
import { wantedPageSize } from './listLook.ts';

/** What a list asks the server for, and the filters it shows with that. */
export interface ListReading<SortKey extends string, Filters> extends Pick<ListValues<SortKey, Filters>, 'filters'> {
  /** Paging, order and search for the list call. */
  readonly request: ListRequest<SortKey>;
}

/** The rows a page of a list whose address names none. */
export const pageSizeOf = <SortKey extends string, Filters>(
  { fitsWindow, defaults }: ListDefinition<SortKey, Filters>,
  wanted: number | null,
): number => (fitsWindow && wanted !== null ? wanted : defaults.pageSize);

/**
 * What the list at an address asks for, known before its screen is drawn; `search` is the query of the address, with or
 * without `?`.
 */
export function readList<SortKey extends string, Filters>(
  definition: ListDefinition<SortKey, Filters>,
  search: string,
): ListReading<SortKey, Filters> {
  const values = definition.read(search, pageSizeOf(definition, wantedPageSize(definition.pageSizes)));
  return { request: definition.toRequest(values), filters: values.filters };
}
