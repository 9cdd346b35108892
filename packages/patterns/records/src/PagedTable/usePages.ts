import { useState } from 'react';
import { keepPageSize, useWantedPageSize } from '../listState/listLook.ts';

/** Rows a page to choose from. */
export const PAGE_SIZES = [10, 25, 50, 100] as const;

/** Which part of the records of a `PagedTable` is shown. */
export interface Pages {
  /** The present page; the first is 1. */
  readonly page: number;
  /** Goes to a page. */
  readonly setPage: (page: number) => void;
  /** Changes the rows a page and goes to the first page. */
  readonly setPageSize: (pageSize: number) => void;
  /** What the server is asked for; its first page is 0. */
  readonly request: { readonly pageNumber: number; readonly pageSize: number };
}

/**
 * The pages of a `PagedTable`: as many rows a page as a list has, which is as many as its user chose last, else as fill
 * the window.
 */
export function usePages(): Pages {
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<number | null>(null);
  const wanted = useWantedPageSize(PAGE_SIZES);
  const pageSize = wanted ?? chosen ?? PAGE_SIZES[0];
  return {
    page,
    setPage,
    setPageSize(size) {
      keepPageSize(size);
      setChosen(size);
      setPage(1);
    },
    request: { pageNumber: page - 1, pageSize },
  };
}
