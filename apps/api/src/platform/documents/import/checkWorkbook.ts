import { listZipParts, unpackZipPart, zipOf } from '../../storage/zipParts.ts';
import { ImportFileError } from './ImportFileError.ts';
import { LAST_ROW, LAST_COLUMN } from './ImportTable.ts';

/** Bytes a workbook may unpack to, all its parts together. */
const MAX_BYTES = 120 * 1024 * 1024;

/** A row or a cell with its place; bounded, because a file may hold anything between two signs. */
const PLACED = /<(?:\w{1,20}:)?(?:row|c)\s([^<]{0,200})/g;
const PLACE = /\br="([A-Z]{0,3})(\d{1,10})"/;

/** A tag within a tag, which no sheet has; the reader would search for its end again and again. */
const NESTED_TAG = /<[^!?<>][^<>]*</;

function columnNumber(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}

/** Reports early and precisely what is wrong with a sheet, for example formatting down to its last row or column. */
function checkSheet(sheet: string): void {
  if (NESTED_TAG.test(sheet)) throw new ImportFileError('importFileBroken');
  for (const [, attributes = ''] of sheet.matchAll(PLACED)) {
    const [, letters = '', row = ''] = PLACE.exec(attributes) ?? [];
    if (Number(row) > LAST_ROW) throw new ImportFileError('importTooManyRows');
    if (columnNumber(letters) > LAST_COLUMN) throw new ImportFileError('importTooManyColumns');
  }
}

const isRead = (name: string): boolean => name.endsWith('.xml') || name.endsWith('.xml.rels');
const isSheet = (name: string): boolean => name.startsWith('xl/worksheets/') && name.endsWith('.xml');

/**
 * Rejects workbooks that are encrypted, broken, contain macros, or would unpack to more than the server can hold.
 * Returns a new archive of the checked parts, so that nothing else is ever read.
 */
export async function checkWorkbook(bytes: Buffer): Promise<Buffer> {
  const parts = listZipParts(bytes);
  const names = new Set(parts.map((part) => part.name));
  if (parts.some((part) => part.isEncrypted)) throw new ImportFileError('importFileEncrypted');
  if (!names.has('xl/workbook.xml')) throw new ImportFileError('fileContentMismatch');
  if (names.has('xl/vbaProject.bin')) throw new ImportFileError('fileSpreadsheetType');
  const checked: { name: string; content: Buffer }[] = [];
  let left = MAX_BYTES;
  for (const part of parts) {
    const content = await unpackZipPart(bytes, part, left);
    left -= content.length;
    if (left < 0) throw new ImportFileError('importFileUnpacksTooLarge');
    if (isSheet(part.name)) checkSheet(content.toString('utf8'));
    if (isRead(part.name)) checked.push({ name: part.name, content });
  }
  return zipOf(checked);
}
