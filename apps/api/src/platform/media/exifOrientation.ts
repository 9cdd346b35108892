const preface = Buffer.from('Exif\0\0', 'latin1');
const orientationTag = 0x0112;
const shortType = 3;
const entryLength = 12;

/** The EXIF orientation, 2 to 8; undefined when it is normal or cannot be read. */
export function orientationOf(segment: Buffer): number | undefined {
  if (!segment.subarray(0, preface.length).equals(preface)) return undefined;
  const tiff = segment.subarray(preface.length);
  const order = tiff.toString('latin1', 0, 2);
  if (tiff.length < 14 || (order !== 'II' && order !== 'MM')) return undefined;
  const short = (at: number): number => (order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const start = order === 'II' ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (start + 2 > tiff.length) return undefined;
  for (let entry = 0; entry < short(start); entry += 1) {
    const at = start + 2 + entry * entryLength;
    if (at + entryLength > tiff.length) return undefined;
    if (short(at) !== orientationTag || short(at + 2) !== shortType) continue;
    const value = short(at + 8);
    return value >= 2 && value <= 8 ? value : undefined;
  }
  return undefined;
}

/** An EXIF segment that contains only the orientation. */
export function orientationSegment(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(orientationTag, 10);
  tiff.writeUInt16BE(shortType, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  const head = Buffer.from([0xff, 0xe1, 0, 2 + preface.length + tiff.length]);
  return Buffer.concat([head, preface, tiff]);
}
