import readExcelFile from 'read-excel-file/node';
import { checkWorkbook } from './checkWorkbook.ts';
import { ImportFileError } from './ImportFileError.ts';
import type { ImportCell } from './ImportTable.ts';

/** Rows of the first sheet of a workbook that has content; formulas count as their last result. */
export async function readXlsx(bytes: Buffer): Promise<ImportCell[][]> {
  await checkWorkbook(bytes);
  try {
    const sheets = await readExcelFile(bytes);
    const rows = sheets.map((sheet) => sheet.data).find((data) => data.length > 0);
    return (rows ?? []) as ImportCell[][];
  } catch {
    throw new ImportFileError('importFileBroken');
  }
}
