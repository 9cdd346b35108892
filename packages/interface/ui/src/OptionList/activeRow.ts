/** The active row and what led there: the list doesn't scroll after the pointer, and only keys draw the focus ring. */
export interface ActiveRow {
  row: number;
  by: 'key' | 'pointer' | 'opening';
}

/** Identifier of a row's element. */
export const optionDomId = (listId: string, row: number) => `${listId}-${row}`;
