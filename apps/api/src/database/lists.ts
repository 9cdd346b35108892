/** A page of a list as the contract carries it. */
export interface Page<Row> {
  content: Row[];
  totalElements: number;
  totalPages: number;
  number: number;
  size: number;
}

/** Puts the rows of one page and the number of all rows into the contract's shape. */
export function pageOf<Row>(content: Row[], totalElements: number, asked: { pageNumber: number; pageSize: number }): Page<Row> {
  const { pageNumber, pageSize } = asked;
  return { content, totalElements, totalPages: Math.ceil(totalElements / pageSize), number: pageNumber, size: pageSize };
}

/** A text with the signs that LIKE would read as patterns made plain. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}

/** The LIKE pattern for "contains this text". */
export function containing(text: string): string {
  return `%${escapeLike(text)}%`;
}
