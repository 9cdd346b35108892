import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { ArchiveError } from './ArchiveError.ts';

const inflate = promisify(inflateRaw);

const MAX_PARTS = 2_000;

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const LOCAL_HEADER_LENGTH = 30;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED_FLAG = 1;
/** The sizes follow the content instead of preceding it. */
const TRAILER_FLAG = 8;
const TRAILER_LENGTHS = [0, 12, 16, 20, 24];

/** An entry of a zip archive as described by its central directory. */
export interface ZipPart {
  name: string;
  isEncrypted: boolean;
  method: number;
  packedSize: number;
  /** Offset of its local header. */
  offset: number;
}

interface Directory {
  parts: ZipPart[];
  start: number;
}

function broken(): ArchiveError {
  return new ArchiveError('importFileBroken');
}

function endOfDirectory(bytes: Buffer): number {
  // The record is 22 bytes plus a comment of at most 65,535.
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 65_557); at -= 1) {
    if (bytes.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  throw broken();
}

function readDirectory(bytes: Buffer): Directory {
  const end = endOfDirectory(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > MAX_PARTS) throw new ArchiveError('importFileUnpacksTooLarge');
  const start = bytes.readUInt32LE(end + 16);
  const parts: ZipPart[] = [];
  let at = start;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) throw broken();
    const nameLength = bytes.readUInt16LE(at + 28);
    parts.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      isEncrypted: (bytes.readUInt16LE(at + 8) & ENCRYPTED_FLAG) !== 0,
      method: bytes.readUInt16LE(at + 10),
      packedSize: bytes.readUInt32LE(at + 20),
      offset: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return { parts, start };
}

function contentStart(bytes: Buffer, { offset }: ZipPart): number {
  return offset + LOCAL_HEADER_LENGTH + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
}

/** The entry is where and what the directory says, and no data lies between entries. */
function isAsListed(bytes: Buffer, part: ZipPart, next: number): boolean {
  const { offset, name, packedSize } = part;
  if (offset + LOCAL_HEADER_LENGTH > next || bytes.readUInt32LE(offset) !== LOCAL_HEADER) return false;
  const nameStart = offset + LOCAL_HEADER_LENGTH;
  if (bytes.toString('utf8', nameStart, nameStart + bytes.readUInt16LE(offset + 26)) !== name) return false;
  const rest = next - contentStart(bytes, part) - packedSize;
  if ((bytes.readUInt16LE(offset + 6) & TRAILER_FLAG) !== 0) return TRAILER_LENGTHS.includes(rest);
  return rest === 0 && bytes.readUInt32LE(offset + 18) === packedSize;
}

/** Lists the entries of an archive; one that contains anything its directory does not list is rejected. */
export function listZipParts(bytes: Buffer): ZipPart[] {
  const { parts, start } = readDirectory(bytes);
  const inOrder = parts.toSorted((a, b) => a.offset - b.offset);
  const ends = [...inOrder.slice(1).map((part) => part.offset), start];
  const isWhole = (inOrder[0]?.offset ?? 0) === 0 && start <= bytes.length;
  if (!isWhole || new Set(parts.map((part) => part.name)).size < parts.length) throw broken();
  if (!inOrder.every((part, index) => isAsListed(bytes, part, ends[index] ?? start))) throw broken();
  return parts;
}

/** Unpacks an entry up to the given number of bytes, whatever its header claims. */
export async function unpackZipPart(bytes: Buffer, part: ZipPart, left: number): Promise<Buffer> {
  const start = contentStart(bytes, part);
  const packed = bytes.subarray(start, start + part.packedSize);
  if (part.method === STORED) return packed;
  if (part.method !== DEFLATED) throw broken();
  try {
    return await inflate(packed, { maxOutputLength: Math.max(1, left) });
  } catch (error) {
    const isTooLong = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw isTooLong ? new ArchiveError('importFileUnpacksTooLarge') : broken();
  }
}

/** An archive of unpacked entries, for a reader that relies on local headers. */
export function zipOf(parts: readonly { name: string; content: Buffer }[]): Buffer {
  const pieces = parts.flatMap(({ name, content }) => {
    const nameBytes = Buffer.from(name);
    const header = Buffer.alloc(LOCAL_HEADER_LENGTH);
    header.writeUInt32LE(LOCAL_HEADER, 0);
    header.writeUInt16LE(1 << 11, 6);
    header.writeUInt32LE(content.length, 18);
    header.writeUInt32LE(content.length, 22);
    header.writeUInt16LE(nameBytes.length, 26);
    return [header, nameBytes, content];
  });
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END_OF_DIRECTORY, 0);
  return Buffer.concat([...pieces, end]);
}
