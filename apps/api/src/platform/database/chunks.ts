/** Rows of one statement, because the number of placeholders is limited. */
const MAX_ROWS = 500;

/** Splits rows into as many as one statement takes; yields nothing for none. */
export function* chunksOf<Row>(rows: readonly Row[]): Generator<Row[], void> {
  for (let start = 0; start < rows.length; start += MAX_ROWS) yield rows.slice(start, start + MAX_ROWS);
}
