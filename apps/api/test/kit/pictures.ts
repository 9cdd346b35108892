import { crc32, deflateSync } from 'node:zlib';

/** A chunk of a PNG with its length and checksum. */
export function pngChunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

const pngSignature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** A grey PNG of one pixel that claims this size; `extra` chunks stand before its data. */
export function png({
  width = 1,
  height = 1,
  extra = [],
}: { width?: number; height?: number; extra?: readonly Buffer[] } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const data = pngChunk('IDAT', deflateSync(Buffer.from([0, 128])));
  return Buffer.concat([pngSignature, pngChunk('IHDR', header), ...extra, data, pngChunk('IEND', Buffer.alloc(0))]);
}

const wholeJpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxD/2Q==',
  'base64',
);

/** A segment of a JPEG with its marker and length. */
export function jpegSegment(code: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** A JPEG of one pixel; `extra` segments stand at its beginning. */
export function jpeg(extra: readonly Buffer[] = []): Buffer {
  return Buffer.concat([wholeJpeg.subarray(0, 2), ...extra, wholeJpeg.subarray(2)]);
}
