import { type CompiledQuery, type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { Schema } from './schema.ts';
import { sharedRows, sharedTotal } from './sharedRows.ts';

/** A page of a list as defined in the contract (docs/domain/lists.md#paging). */
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

/** Builds the page of the contract from its rows and the total. */
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

/** Ordered rows that can be paged. */
interface OrderedRows<Row> {
  limit(most: number): { offset(first: number): { compile(): CompiledQuery<Row> } };
}

/** The rows of a list and how to count them. */
interface Found<Row, DB, TB extends keyof DB> {
  rows: OrderedRows<Row>;
  /** The same without its order. Only counted, so it needs no columns and no joins that only add some. */
  matches: SelectQueryBuilder<DB, TB, unknown>;
  /**
   * What is cached across callers (0041); by default both rows and total. Rows that depend on the reader or on
   * frequently written data share the total only; what depends on the time, belongs to one record or grows with each
   * call is not shared.
   */
  shares?: 'rowsAndTotal' | 'total' | 'nothing';
}

/** Returns one page of a list with the total. */
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

/** Returns rows in the order of the given ids, omitting those that were deleted meanwhile. */
export function inOrderOf<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Escapes the wildcards of LIKE in a text. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}

/** The LIKE pattern for "contains this text". */
export function containing(text: string): string {
  return `%${escapeLike(text)}%`;
}
