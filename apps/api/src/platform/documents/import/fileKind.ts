import { file, HEAD_LENGTH, signatureOf } from '@resonanz/validators/file';
import { ImportFileError } from './ImportFileError.ts';
import type { ImportFileKind } from './ImportTable.ts';
import { decodeText, guessUtf16 } from './readCsv.ts';

const spreadsheet = file('spreadsheet');

/** Encrypted workbooks are wrapped into the container of old Excel files, under this name. */
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le');

/** The kind of a file: its content decides, and its name has to agree. */
export function importFileKind(fileName: string, bytes: Buffer): ImportFileKind {
  const start = bytes.subarray(0, HEAD_LENGTH);
  // Text in two bytes a letter without a mark looks like no text at all.
  const head = guessUtf16(bytes) === undefined ? start : Buffer.from(decodeText(start));
  const isOldContainer = signatureOf(head) === 'ole';
  if (isOldContainer && bytes.includes(ENCRYPTED_PACKAGE)) throw new ImportFileError('importFileEncrypted');
  const result = spreadsheet.validate({ name: fileName, size: bytes.length, head });
  const [issue] = result.issues ?? [];
  if (issue !== undefined) throw new ImportFileError(issue.code);
  if (isOldContainer) throw new ImportFileError('importFileOldExcel');
  return signatureOf(head) === 'zip' ? 'xlsx' : 'csv';
}
