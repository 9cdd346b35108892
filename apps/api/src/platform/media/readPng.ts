import { crc32 } from 'node:zlib';
import { BrokenPictureError, type PictureContent } from './PictureContent.ts';

const signatureLength = 8;
/** Length, type and checksum around the data of a chunk. */
const frameLength = 12;

/** Chunks that determine how a still picture looks (PNG 1.2 and cICP). */
const drawn = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'cICP',
  'sBIT',
  'bKGD',
  'pHYs',
]);

interface Chunk {
  name: string;
  content: Buffer;
  /** A chunk with length, type and checksum. */
  whole: Buffer;
}

function* chunksOf(bytes: Buffer): Generator<Chunk> {
  let at = signatureLength;
  while (at + frameLength <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const end = at + frameLength + length;
    if (end > bytes.length) break;
    const whole = bytes.subarray(at, end);
    const name = whole.toString('latin1', 4, 8);
    if (crc32(whole.subarray(4, 8 + length)) !== whole.readUInt32BE(8 + length))
      throw new BrokenPictureError(`The chunk ${name} is damaged.`);
    yield { name, content: whole.subarray(8, 8 + length), whole };
    if (name === 'IEND') return;
    at = end;
  }
  throw new BrokenPictureError('The picture has no end.');
}

/** Reads a PNG to its end; returns what draws it. */
export function readPng(bytes: Buffer): PictureContent {
  const kept: Buffer[] = [bytes.subarray(0, signatureLength)];
  let header: Buffer | undefined;
  let hasData = false;
  for (const { name, content, whole } of chunksOf(bytes)) {
    if (header === undefined) {
      if (name !== 'IHDR' || content.length !== 13) throw new BrokenPictureError('The picture has no header.');
      header = content;
    } else if (name === 'IHDR') {
      throw new BrokenPictureError('The picture has two headers.');
    }
    // An upper-case first letter marks a critical chunk.
    if (!drawn.has(name) && /^[A-Z]/.test(name)) throw new BrokenPictureError(`The chunk ${name} is unknown.`);
    hasData ||= name === 'IDAT' && content.length > 0;
    if (drawn.has(name)) kept.push(whole);
  }
  if (header === undefined || !hasData) throw new BrokenPictureError('The picture is empty.');
  return { bytes: Buffer.concat(kept), width: header.readUInt32BE(0), height: header.readUInt32BE(4) };
}
