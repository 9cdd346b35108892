import { deflateRawSync } from 'node:zlib';

/** A part of an archive; what it claims may be a lie. */
export interface TestZipPart {
  name: string;
  content: Buffer | string;
  claimedSize?: number;
  flags?: number;
  /** Whether the directory names it. Default true. */
  isListed?: boolean;
  /** Whether its sizes follow it, as programs write that do not know them before. Default false. */
  hasTrailer?: boolean;
}

function trailerOf(packed: number, size: number): Buffer {
  const trailer = Buffer.alloc(16);
  trailer.writeUInt32LE(0x08074b50, 0);
  trailer.writeUInt32LE(packed, 8);
  trailer.writeUInt32LE(size, 12);
  return trailer;
}

/** A zip archive of these parts. */
export function zip(parts: readonly TestZipPart[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claimedSize, flags = 0, isListed = true, hasTrailer = false } of parts) {
    const packed = deflateRawSync(content);
    const size = claimedSize ?? Buffer.byteLength(content);
    const allFlags = flags | (hasTrailer ? 8 : 0);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(allFlags, 6);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(hasTrailer ? 0 : packed.length, 18);
    local.writeUInt32LE(hasTrailer ? 0 : size, 22);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(allFlags, 8);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(size, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    const whole = Buffer.concat([
      local,
      Buffer.from(name),
      packed,
      ...(hasTrailer ? [trailerOf(packed.length, size)] : []),
    ]);
    files.push(whole);
    if (isListed) directory.push(entry, Buffer.from(name));
    offset += whole.length;
  }
  const end = Buffer.alloc(22);
  const listed = parts.filter(({ isListed = true }) => isListed).length;
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(listed, 8);
  end.writeUInt16LE(listed, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, ...directory, end]);
}
