import { berlinDay } from '@resonanz/domain/berlinDay';
import { ApiError } from '../../http/ApiError.ts';
import { FileAnswer } from '../../http/FileAnswer.ts';
import type { Column, ExportLanguage } from './Column.ts';
import { toCsv } from './csv.ts';
import { toXlsx } from './xlsx.ts';

/** Most rows of one file; who asks for one reads one row more, so that too long a list is seen. */
export const MAX_ROWS = 20_000;

const CONTENT_TYPE = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** A list that becomes a file. */
export interface ExportedList<Row> {
  format: 'csv' | 'xlsx';
  language: ExportLanguage;
  /** Name of the sheet. */
  title: string;
  /** Name of the file, without day and ending. */
  name: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

/** A list as a file in the reader's language; too long a list is refused, never cut off silently. */
export async function listFile<Row>(
  now: Date,
  { format, language, title, name, columns, rows }: ExportedList<Row>,
): Promise<FileAnswer> {
  if (rows.length > MAX_ROWS)
    throw new ApiError(422, 'VALIDATION_FAILED', 'exportTooManyRows', { data: { most: MAX_ROWS } });
  const bytes = format === 'csv' ? toCsv(columns, rows, language) : await toXlsx(title, columns, rows, language);
  return new FileAnswer({ contentType: CONTENT_TYPE[format], fileName: `${name}-${berlinDay(now)}.${format}`, bytes });
}
