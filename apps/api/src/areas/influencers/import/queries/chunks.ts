/** Rows of one statement; the number of placeholders of a statement is limited. */
const CHUNK = 500;

/** A list in parts that one statement takes. */
export function* chunks<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += CHUNK) yield items.slice(start, start + CHUNK);
}
