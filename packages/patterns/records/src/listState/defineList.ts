import type { FilterCodec, FilterValue } from './codecs.ts';

/** The values of a list's filters. */
export type FilterValues<Filters> = { readonly [Name in keyof Filters]: FilterValue<Filters[Name]> };

/** By what a list is sorted; `columnId` is the server's `sortBy`. */
export interface ListSort<SortKey extends string> {
  readonly columnId: SortKey;
  readonly direction: 'ascending' | 'descending';
}

/** What a list shows. */
export interface ListValues<SortKey extends string, Filters> {
  /** Words searched for. */
  readonly search: string;
  /** The page, the first is 1. */
  readonly page: number;
  /** Rows a page. */
  readonly pageSize: number;
  /** The chosen order; `undefined` leaves it to the server. */
  readonly sort: ListSort<SortKey> | undefined;
  /** Values of the filters. */
  readonly filters: FilterValues<Filters>;
}

/** What a list can be asked for. */
export interface ListOptions<SortKey extends string, Filters> {
  /** Sort keys as the server knows them; columns that sort carry the same ids. */
  readonly sorts: readonly SortKey[];
  /** The order at the beginning. */
  readonly defaultSort?: ListSort<NoInfer<SortKey>>;
  /** Filters by the name they have in the address. */
  readonly filters: Filters;
  /** Rows a page to choose from; 10, 25, 50 and 100 by default. */
  readonly pageSizes?: readonly number[];
  /** Rows a page at the beginning; the first of `pageSizes` by default. */
  readonly defaultPageSize?: number;
}

/** Paging, order and search as the contract's list calls take them. */
export interface ListRequest<SortKey extends string> {
  readonly pageNumber: number;
  readonly pageSize: number;
  readonly sortBy?: SortKey;
  readonly sort?: 'ASC' | 'DESC';
  readonly search?: string;
}

/** A list's definition: pure, so that loader, screen and tests read the same address alike. */
export interface ListDefinition<SortKey extends string, Filters> {
  readonly sorts: readonly SortKey[];
  readonly filters: Filters;
  readonly pageSizes: readonly number[];
  /** Whether a page may begin with as many rows as fill the window; lists that set their own rows a page keep them. */
  readonly fitsWindow: boolean;
  /** What a bare address shows. */
  readonly defaults: ListValues<SortKey, Filters>;
  /**
   * Reads an address' query; anything unknown falls back to the default, rows a page on the first page to `pageSize`
   * where it is given.
   */
  read(search: string, pageSize?: number): ListValues<SortKey, Filters>;
  /** Writes values into an address' query and keeps parameters that are not the list's; `pageSize` as for `read`. */
  write(values: ListValues<SortKey, Filters>, search: string, pageSize?: number): string;
  /** The request's part that every list call shares. */
  toRequest(values: ListValues<SortKey, Filters>): ListRequest<SortKey>;
  /** Names of the filters that filter something. */
  activeFilters(values: ListValues<SortKey, Filters>): readonly (keyof Filters & string)[];
}

const SEARCH = 'q';
const PAGE = 'page';
const SIZE = 'size';
const SORT = 'sort';
const reserved: readonly string[] = [SEARCH, PAGE, SIZE, SORT];
const usualSizes = [10, 25, 50, 100];

/** Defines a list by its sorts, filters and page sizes. */
export function defineList<
  const SortKey extends string,
  Filters extends { readonly [Name in keyof Filters]: FilterCodec<FilterValue<Filters[Name]>> },
>(options: ListOptions<SortKey, Filters>): ListDefinition<SortKey, Filters> {
  const { sorts, filters, pageSizes = usualSizes, defaultPageSize = pageSizes[0] ?? 10 } = options;
  // Inside, the codecs are taken as one kind; outside, each filter keeps its own type.
  const codecs = filters as unknown as Readonly<Record<string, FilterCodec<unknown>>>;
  const names = Object.keys(codecs) as (keyof Filters & string)[];
  const clash = names.find((name) => reserved.includes(name));
  if (clash !== undefined) throw new Error(`The filter name "${clash}" is taken by the list itself`);

  const each = (valueOf: (codec: FilterCodec<unknown>, name: string) => unknown) =>
    Object.fromEntries(
      Object.entries(codecs).map(([name, codec]) => [name, valueOf(codec, name)]),
    ) as FilterValues<Filters>;

  const defaults: ListValues<SortKey, Filters> = {
    search: '',
    page: 1,
    pageSize: defaultPageSize,
    sort: options.defaultSort,
    filters: each((codec) => codec.empty),
  };

  function readSort(text: string | null): ListSort<SortKey> | undefined {
    const isDown = text?.startsWith('-') ?? false;
    const key = sorts.find((sort) => sort === (isDown ? text?.slice(1) : text));
    return key === undefined ? defaults.sort : { columnId: key, direction: isDown ? 'descending' : 'ascending' };
  }

  function textsOf(values: ListValues<SortKey, Filters>, name: string): readonly string[] {
    return codecs[name]?.write(values.filters[name as keyof Filters]) ?? [];
  }

  return {
    sorts,
    filters,
    pageSizes,
    fitsWindow: options.pageSizes === undefined && options.defaultPageSize === undefined,
    defaults,
    read(search, pageSize = defaultPageSize) {
      const query = new URLSearchParams(search);
      const page = Number(query.get(PAGE) ?? 1);
      // A later page means the same rows in every window.
      const bareSize = query.has(PAGE) ? defaultPageSize : pageSize;
      const size = Number(query.get(SIZE) ?? bareSize);
      return {
        search: (query.get(SEARCH) ?? '').trim(),
        page: Number.isSafeInteger(page) && page > 0 ? page : 1,
        pageSize: pageSizes.includes(size) ? size : bareSize,
        sort: readSort(query.get(SORT)),
        filters: each((codec, name) => codec.read(query.getAll(name))),
      };
    },
    write(values, search, pageSize = defaultPageSize) {
      const query = new URLSearchParams(search);
      for (const name of [...reserved, ...names]) query.delete(name);
      if (values.search !== '') query.set(SEARCH, values.search);
      for (const name of names) for (const text of textsOf(values, name)) query.append(name, text);
      const { sort } = values;
      if (sort && (sort.columnId !== defaults.sort?.columnId || sort.direction !== defaults.sort.direction)) {
        query.set(SORT, `${sort.direction === 'descending' ? '-' : ''}${sort.columnId}`);
      }
      if (values.pageSize !== (values.page > 1 ? defaultPageSize : pageSize)) query.set(SIZE, String(values.pageSize));
      if (values.page > 1) query.set(PAGE, String(values.page));
      const text = query.toString();
      return text === '' ? '' : `?${text}`;
    },
    toRequest: ({ page, pageSize, sort, search }) => ({
      pageNumber: page - 1,
      pageSize,
      ...(sort && { sortBy: sort.columnId, sort: sort.direction === 'ascending' ? 'ASC' : 'DESC' }),
      ...(search !== '' && { search }),
    }),
    activeFilters: (values) => names.filter((name) => textsOf(values, name).length > 0),
  };
}
