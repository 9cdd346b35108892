/** A cell value; workbooks contain typed numbers and dates. */
export type ImportCell = string | number | boolean | Date | null;

/** Maximum number of rows in one import, without the header. */
export const MAX_RECORDS = 10_000;
/** Maximum number of columns in one import. */
export const MAX_COLUMNS = 100;
/** A workbook may have cells below the last row that counts, for example where a column was formatted to its end. */
export const LAST_ROW = MAX_RECORDS + 5_000;
/** Columns without a name are left out, so a few more of them may be there. */
export const LAST_COLUMN = MAX_COLUMNS * 3;

/** A row of a file with its line number; the header is line 1. */
export interface ImportRecord {
  line: number;
  cells: readonly ImportCell[];
}

/** The kinds of files that can be imported. */
export type ImportFileKind = 'csv' | 'xlsx';

/** A file as a table with a head line. */
export interface ImportTable {
  kind: ImportFileKind;
  head: readonly string[];
  records: readonly ImportRecord[];
}
