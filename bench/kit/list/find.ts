import { fold, type Item, items } from './content.ts';

let keys: readonly string[] | undefined;

/** The options that hold what was typed; labels are folded when the first key needs them. */
export function find(query: string): readonly Item[] {
  const wanted = fold(query);
  if (wanted === '') return items;
  const folded = (keys ??= items.map(({ label }) => fold(label)));
  return items.filter((_, at) => folded[at]?.includes(wanted));
}
