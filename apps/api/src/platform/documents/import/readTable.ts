import type { UploadedFile } from '../../http/UploadedFile.ts';
import { importFileKind } from './fileKind.ts';
import { ImportFileError } from './ImportFileError.ts';
import { MAX_COLUMNS, MAX_RECORDS, type ImportCell, type ImportTable } from './ImportTable.ts';
import { readCsv } from './readCsv.ts';
import { readXlsx } from './readXlsx.ts';

const isEmpty = (cell: ImportCell): boolean => cell === null || (typeof cell === 'string' && cell.trim() === '');

const utcDay = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', day: '2-digit', month: '2-digit', year: 'numeric' });

/** A cell as text; workbooks carry dates without a zone, as days of UTC. */
export function cellText(cell: ImportCell | undefined): string {
  if (cell === null || cell === undefined) return '';
  return (cell instanceof Date ? utcDay.format(cell) : String(cell)).replace(/\u00a0/g, ' ').trim();
}

/** The uploaded file as a table: the first row with content is the head line, empty rows are left out. */
export async function readTable(files: readonly UploadedFile[]): Promise<ImportTable> {
  const [file, ...others] = files.filter((each) => each.field === 'file');
  if (file === undefined || others.length > 0) throw new ImportFileError('importFileMissing');
  const kind = importFileKind(file.fileName, file.bytes);
  const rows = kind === 'csv' ? readCsv(file.bytes) : await readXlsx(file.bytes);
  const filled = rows.map((cells, index) => ({ line: index + 1, cells })).filter(({ cells }) => !cells.every(isEmpty));
  const [headRow, ...records] = filled;
  if (headRow === undefined || records.length === 0) throw new ImportFileError('importFileEmpty');
  if (records.length > MAX_RECORDS) throw new ImportFileError('importTooManyRows');
  const width = headRow.cells.findLastIndex((cell) => !isEmpty(cell)) + 1;
  if (width > MAX_COLUMNS) throw new ImportFileError('importTooManyColumns');
  return {
    kind,
    head: headRow.cells.slice(0, width).map((cell) => cellText(cell)),
    records: records.map(({ line, cells }) => ({ line: line - headRow.line + 1, cells })),
  };
}
