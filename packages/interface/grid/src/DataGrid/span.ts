/** Rows or tracks next to each other; none when the last comes before the first. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

/** None. */
export const NONE: Span = { first: 0, last: -1 };

/** Whether all of one is in the other. */
export const covers = (whole: Span, { first, last }: Span): boolean => first >= whole.first && last <= whole.last;
