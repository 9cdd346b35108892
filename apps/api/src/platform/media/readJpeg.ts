import { orientationOf, orientationSegment } from './exifOrientation.ts';
import { BrokenPictureError, type PictureContent } from './PictureContent.ts';

const marker = { start: 0xd8, end: 0xd9, scan: 0xda, exif: 0xe1, profile: 0xe2, adobe: 0xee, jfif: 0xe0 } as const;

/** Frames, tables and intervals: without them the picture cannot be decoded. */
const drawn = new Set([
  0xc0, 0xc1, 0xc2, 0xc3, 0xc4, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcc, 0xcd, 0xce, 0xcf, 0xda, 0xdb, 0xdd,
]);
/** Tables among the markers that otherwise start a frame. */
const tables = new Set([0xc4, 0xcc]);

const isFrame = (code: number): boolean => code >= 0xc0 && code <= 0xcf && !tables.has(code);
const begins = (content: Buffer, text: string): boolean => content.toString('latin1', 0, text.length) === text;

function isKept(code: number, content: Buffer): boolean {
  if (drawn.has(code)) return true;
  if (code === marker.jfif) return begins(content, 'JFIF\0');
  if (code === marker.profile) return begins(content, 'ICC_PROFILE\0');
  return code === marker.adobe && begins(content, 'Adobe');
}

/** End of the scan data: the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes.readUInt8(at + 1);
    const isData = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
  }
  throw new BrokenPictureError('The picture has no end.');
}

/** Reads a JPEG to its end; returns what draws it and its orientation. */
export function readJpeg(bytes: Buffer): PictureContent {
  const kept: Buffer[] = [];
  let size: { width: number; height: number } | undefined;
  let orientation: number | undefined;
  let hasScan = false;
  let at = 2;
  while (at + 4 <= bytes.length || (at + 2 <= bytes.length && bytes[at + 1] === marker.end)) {
    if (bytes[at] !== 0xff) throw new BrokenPictureError('There is something between the segments.');
    const code = bytes.readUInt8(at + 1);
    if (code === 0xff) {
      at += 1;
      continue;
    }
    if (code === marker.end) {
      if (size === undefined || !hasScan) throw new BrokenPictureError('The picture is empty.');
      const turned = orientation === undefined ? [] : [orientationSegment(orientation)];
      const head = Buffer.from([0xff, marker.start]);
      return { bytes: Buffer.concat([head, ...turned, ...kept, Buffer.from([0xff, marker.end])]), ...size };
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length || end < at + 4) break;
    const content = bytes.subarray(at + 4, end);
    if (code === marker.exif) orientation ??= orientationOf(content);
    if (isFrame(code)) {
      if (content.length < 5) throw new BrokenPictureError('The frame is too short.');
      size = { height: content.readUInt16BE(1), width: content.readUInt16BE(3) };
    }
    const next = code === marker.scan ? endOfScan(bytes, end) : end;
    hasScan ||= code === marker.scan;
    if (isKept(code, content)) kept.push(bytes.subarray(at, next));
    at = next;
  }
  throw new BrokenPictureError('The picture has no end.');
}
