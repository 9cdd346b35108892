/** A page, or a gap between pages. */
export type PageButton = number | 'gap-before' | 'gap-after';

/** The pages to offer: first, last, the present one and its neighbours; a gap stands for at least two pages. */
export function pageButtons(page: number, pageCount: number, neighbours = 1): PageButton[] {
  const most = 2 * neighbours + 5;
  if (pageCount <= most) return Array.from({ length: pageCount }, (_, at) => at + 1);
  // Near an end the row keeps its length, so that the buttons don't move under the pointer.
  const from = Math.max(3, Math.min(page - neighbours, pageCount - 2 * neighbours - 2));
  const to = Math.min(pageCount - 2, Math.max(page + neighbours, 2 * neighbours + 3));
  const middle = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return [1, from === 3 ? 2 : 'gap-before', ...middle, to === pageCount - 2 ? pageCount - 1 : 'gap-after', pageCount];
}
