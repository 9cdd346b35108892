interface Page {
  readonly pageNumber: number;
  readonly pageSize: number;
}

/** A query whose page may be left out: then it is the first page of the usual size. */
export type Paged<Query extends Page> = Omit<Query, keyof Page> & Partial<Page>;
