import { berlinDay } from '@resonanz/domain/berlinDay';
import { ApiError } from '../../http/ApiError.ts';
import { FileAnswer } from '../../http/FileAnswer.ts';
import type { Column, ExportLanguage } from './Column.ts';
import { toCsv } from './csv.ts';
import { toXlsx } from './xlsx.ts';

/** Maximum number of rows in a file; callers query one more to detect a list that is too long. */
export const MAX_ROWS = 20_000;

const CONTENT_TYPE = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** A list to export. */
export interface ExportedList<Row> {
  format: 'csv' | 'xlsx';
  language: ExportLanguage;
  /** Name of the worksheet. */
  title: string;
  /** File name without date and extension. */
  name: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

/** Returns a list as a file in the reader's language; one that is too long is rejected, never truncated. */
export async function listFile<Row>(
  now: Date,
  { format, language, title, name, columns, rows }: ExportedList<Row>,
): Promise<FileAnswer> {
  if (rows.length > MAX_ROWS)
    throw new ApiError(422, 'VALIDATION_FAILED', 'exportTooManyRows', { data: { most: MAX_ROWS } });
  const bytes = format === 'csv' ? toCsv(columns, rows, language) : await toXlsx(title, columns, rows, language);
  return new FileAnswer({ contentType: CONTENT_TYPE[format], fileName: `${name}-${berlinDay(now)}.${format}`, bytes });
}
