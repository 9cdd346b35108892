// A process of its own: a workbook may exhaust its memory, and only a process can run out of it alone.
import readExcelFile from 'read-excel-file/node';
import { ArchiveError } from '../../storage/ArchiveError.ts';
import { checkWorkbook } from './checkWorkbook.ts';
import { ImportFileError, type ImportFileKey } from './ImportFileError.ts';
import { LAST_ROW, LAST_COLUMN, type ImportCell } from './ImportTable.ts';

/** What the process that reads a workbook answers. */
export type WorkbookAnswer = { rows: ImportCell[][] } | { error: ImportFileKey };

/** Characters of all cells together; a workbook may repeat one long text in every cell. */
const MAX_CHARACTERS = 40_000_000;

/** The answer is copied into the server, so it must be small whatever the file says. */
function checkAnswer(rows: readonly (readonly ImportCell[])[]): void {
  if (rows.length > LAST_ROW) throw new ImportFileError('importTooManyRows');
  let characters = 0;
  for (const cells of rows) {
    if (cells.length > LAST_COLUMN) throw new ImportFileError('importTooManyColumns');
    for (const cell of cells) characters += typeof cell === 'string' ? cell.length : 0;
  }
  if (characters > MAX_CHARACTERS) throw new ImportFileError('importFileUnpacksTooLarge');
}

async function read(bytes: Buffer): Promise<WorkbookAnswer> {
  try {
    const sheets = await readExcelFile(await checkWorkbook(bytes));
    const rows = (sheets.map((sheet) => sheet.data).find((data) => data.length > 0) ?? []) as ImportCell[][];
    checkAnswer(rows);
    return { rows };
  } catch (error) {
    return {
      error: error instanceof ImportFileError || error instanceof ArchiveError ? error.key : 'importFileBroken',
    };
  }
}

function answer(message: WorkbookAnswer): void {
  process.send?.(message, () => process.exit());
}

// The library may stumble over a broken file outside of what it was asked for.
process.once('uncaughtException', () => answer({ error: 'importFileBroken' }));
process.once(
  'message',
  (bytes: Uint8Array) => void read(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)).then(answer),
);
