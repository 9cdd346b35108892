import { fileTypeFromBuffer } from 'file-type';
import { ImportFileError } from './ImportFileError.ts';

/** The kinds of files that can be imported. */
export type ImportFileKind = 'csv' | 'xlsx';

/** Old Excel files and encrypted new ones share this container. */
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ZIP = Buffer.from('504b', 'hex');
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le');

const EXTENSIONS: Readonly<Record<string, ImportFileKind>> = { csv: 'csv', txt: 'csv', xlsx: 'xlsx' };
const EXECUTABLE = /\.(?:exe|jar)(?:\.|$)/i;

/** The kind a file claims by its name; names with exe or jar anywhere among their extensions are refused. */
function claimedKind(fileName: string): ImportFileKind {
  const extension = /\.([^.]+)$/.exec(fileName.trim())?.[1]?.toLowerCase() ?? '';
  if (EXECUTABLE.test(fileName)) throw new ImportFileError('importFileTypeNotAllowed');
  if (extension === 'xls') throw new ImportFileError('importFileOldExcel');
  const kind = Object.hasOwn(EXTENSIONS, extension) ? EXTENSIONS[extension] : undefined;
  if (kind === undefined) throw new ImportFileError('importFileTypeNotAllowed');
  return kind;
}

/** The kind of a file: its content decides, and its name has to agree. */
export async function importFileKind(fileName: string, bytes: Buffer): Promise<ImportFileKind> {
  if (bytes.length === 0) throw new ImportFileError('importFileEmpty');
  if (bytes.subarray(0, COMPOUND_FILE.length).equals(COMPOUND_FILE)) {
    throw new ImportFileError(bytes.includes(ENCRYPTED_PACKAGE) ? 'importFileEncrypted' : 'importFileOldExcel');
  }
  const claimed = claimedKind(fileName);
  const isZip = bytes.subarray(0, ZIP.length).equals(ZIP);
  if (claimed === 'xlsx') {
    if (!isZip) throw new ImportFileError('importFileDisguised');
    return claimed;
  }
  // A text has no signature: whatever is recognised is something else.
  if (isZip || (await fileTypeFromBuffer(bytes)) !== undefined) throw new ImportFileError('importFileDisguised');
  return claimed;
}
