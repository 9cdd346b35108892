import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { ImportFileError } from './ImportFileError.ts';
import { MOST_COLUMNS, MOST_RECORDS } from './ImportTable.ts';

const inflate = promisify(inflateRaw);

/** Bytes a workbook may unpack to, all its parts together. */
const MOST_BYTES = 120 * 1024 * 1024;
const MOST_PARTS = 2_000;
/** Cells may stand below the last row that counts, for example where a column was formatted to its end. */
const LOWEST_ROW = MOST_RECORDS + 5_000;

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED_FLAG = 1;

interface Part {
  name: string;
  flags: number;
  method: number;
  packedSize: number;
  offset: number;
}

function endOfDirectory(bytes: Buffer): number {
  // The record is 22 bytes plus a comment of at most 65,535.
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 65_557); at -= 1) {
    if (bytes.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  throw new ImportFileError('importFileBroken');
}

function listParts(bytes: Buffer): Part[] {
  const end = endOfDirectory(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > MOST_PARTS) throw new ImportFileError('importFileUnpacksTooLarge');
  const parts: Part[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new ImportFileError('importFileBroken');
    const nameLength = bytes.readUInt16LE(at + 28);
    parts.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      packedSize: bytes.readUInt32LE(at + 20),
      offset: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return parts;
}

function packedBytes(bytes: Buffer, { offset, packedSize }: Part): Buffer {
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== LOCAL_HEADER) throw new ImportFileError('importFileBroken');
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  if (start + packedSize > bytes.length) throw new ImportFileError('importFileBroken');
  return bytes.subarray(start, start + packedSize);
}

/** Unpacks a part, but never beyond the bytes that are left, whatever its header claims. */
async function unpack(bytes: Buffer, part: Part, left: number): Promise<Buffer> {
  const packed = packedBytes(bytes, part);
  if (part.method === STORED) return packed;
  if (part.method !== DEFLATED) throw new ImportFileError('importFileBroken');
  try {
    return await inflate(packed, { maxOutputLength: Math.max(1, left) });
  } catch (error) {
    const isTooLong = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new ImportFileError(isTooLong ? 'importFileUnpacksTooLarge' : 'importFileBroken');
  }
}

function columnNumber(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}

/** A single cell in the last row of a sheet would otherwise be read as a million empty rows. */
function checkExtent(sheet: string): void {
  for (const [, letters = '', row = ''] of sheet.matchAll(/<(?:\w+:)?c\b[^>]*?\br="([A-Z]{1,3})(\d{1,7})"/g)) {
    if (Number(row) > LOWEST_ROW) throw new ImportFileError('importTooManyRows');
    if (columnNumber(letters) > MOST_COLUMNS * 3) throw new ImportFileError('importTooManyColumns');
  }
}

/** Refuses workbooks that are encrypted, broken, carry programs, or would unpack to more than the server can hold. */
export async function checkWorkbook(bytes: Buffer): Promise<void> {
  const parts = listParts(bytes);
  const names = new Set(parts.map((part) => part.name));
  if (parts.some((part) => (part.flags & ENCRYPTED_FLAG) !== 0)) throw new ImportFileError('importFileEncrypted');
  if (!names.has('xl/workbook.xml')) throw new ImportFileError('fileContentMismatch');
  if (names.has('xl/vbaProject.bin')) throw new ImportFileError('fileSpreadsheetType');
  let left = MOST_BYTES;
  for (const part of parts) {
    const content = await unpack(bytes, part, left);
    left -= content.length;
    if (left < 0) throw new ImportFileError('importFileUnpacksTooLarge');
    if (part.name.startsWith('xl/worksheets/') && part.name.endsWith('.xml')) checkExtent(content.toString('utf8'));
  }
}
