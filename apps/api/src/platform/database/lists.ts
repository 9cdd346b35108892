import { type CompiledQuery, type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { Schema } from './schema.ts';
import { sharedRows, sharedTotal } from './sharedRows.ts';

/** A page of a list as the contract carries it (docs/domain/lists.md#paging). */
export interface Page<Row> {
  content: Row[];
  totalElements: number;
  totalPages: number;
  number: number;
  size: number;
}

interface Asked {
  pageNumber: number;
  pageSize: number;
}

/** Puts the rows of one page and the number of all rows into the contract's shape. */
export function pageOf<Row>(content: Row[], totalElements: number, asked: Asked): Page<Row> {
  const { pageNumber, pageSize } = asked;
  return {
    content,
    totalElements,
    totalPages: Math.ceil(totalElements / pageSize),
    number: pageNumber,
    size: pageSize,
  };
}

/** Rows in their order, of which a part can be taken. */
interface OrderedRows<Row> {
  limit(most: number): { offset(first: number): { compile(): CompiledQuery<Row> } };
}

/** What a list finds. */
interface Found<Row, DB, TB extends keyof DB> {
  rows: OrderedRows<Row>;
  /** The same without its order; only counted, so it needs no columns and no tables that only give some. */
  matches: SelectQueryBuilder<DB, TB, unknown>;
  /**
   * What is read once for all who ask for the same (0041): both, unless said otherwise. Rows that tell of the reader,
   * or of what is written all the time, share the total alone; what depends on the moment, belongs to one record or
   * grows with each call, nothing.
   */
  shares?: 'rowsAndTotal' | 'total' | 'nothing';
}

/** One page of what a list finds, with the number of all. */
export async function readPage<Row, DB, TB extends keyof DB>(
  db: Kysely<Schema>,
  { rows, matches, shares = 'rowsAndTotal' }: Found<Row, DB, TB>,
  asked: Asked,
): Promise<Page<Row>> {
  const slice = rows
    .limit(asked.pageSize)
    .offset(asked.pageNumber * asked.pageSize)
    .compile();
  const count = matches
    .clearSelect()
    .select(sql<number>`count(*)`.as('total'))
    .$castTo<{ total: number }>()
    .compile();
  const [content, total] = await Promise.all([
    shares === 'rowsAndTotal' ? sharedRows(db, slice) : db.executeQuery(slice).then((found) => found.rows),
    shares === 'nothing' ? db.executeQuery(count).then((found) => found.rows[0]?.total ?? 0) : sharedTotal(db, count),
  ]);
  return pageOf([...content], total, asked);
}

/** Rows in the order of some ids; what is gone meanwhile is left out. */
export function inOrderOf<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A text with the signs that LIKE would read as patterns made plain. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}

/** The LIKE pattern for "contains this text". */
export function containing(text: string): string {
  return `%${escapeLike(text)}%`;
}
