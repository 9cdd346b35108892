/**
 * Bytes of a file's beginning that are enough to recognise it.
 *
 * @source docs/domain/files.md#uploads
 */
export const HEAD_LENGTH = 4096;

/**
 * What the beginning of a file says it is.
 *
 * @source docs/domain/files.md#uploads
 */
export type Signature =
  | 'png'
  | 'jpeg'
  | 'pdf'
  | 'zip'
  | 'ole'
  | 'iso-media'
  | 'matroska'
  | 'mp3'
  | 'wav'
  | 'executable'
  | 'text'
  | 'unknown';

const ISO_BOXES = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot'];
const PICTURE_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1', 'avif', 'avis'];

/** The name of the first entry of a zip stands behind a header of this length. */
const ZIP_HEADER_LENGTH = 30;
const JAVA_MANIFEST = 'META-INF/';

function isText(head: Uint8Array): boolean {
  return head.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d || byte === 0x0c);
}

/**
 * Recognises a file by its first bytes. A Java archive is a zip that begins with its manifest; pictures in the
 * container of videos (HEIC, AVIF) are `unknown`.
 *
 * @source docs/domain/files.md#uploads
 */
export function signatureOf(head: Uint8Array): Signature {
  // Every byte is one character.
  const start = String.fromCharCode(...head.subarray(0, ZIP_HEADER_LENGTH + JAVA_MANIFEST.length));
  const has = (sign: string, at = 0): boolean => start.startsWith(sign, at);
  if (has('\x89PNG\r\n\x1a\n')) return 'png';
  if (has('\xff\xd8\xff')) return 'jpeg';
  if (has('%PDF-')) return 'pdf';
  if (has('PK\x03\x04')) return has(JAVA_MANIFEST, ZIP_HEADER_LENGTH) ? 'executable' : 'zip';
  if (has('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return 'ole';
  if (ISO_BOXES.some((box) => has(box, 4)))
    return PICTURE_BRANDS.some((brand) => has(brand, 8)) ? 'unknown' : 'iso-media';
  if (has('\x1a\x45\xdf\xa3')) return 'matroska';
  if (has('RIFF') && has('WAVE', 8)) return 'wav';
  // Frames of layer III begin with eleven set bits.
  if (has('ID3') || (has('\xff') && ((head[1] ?? 0) & 0xe6) === 0xe2)) return 'mp3';
  if (has('\x7fELF') || (has('MZ') && !isText(head))) return 'executable';
  return has('\xff\xfe') || has('\xfe\xff') || isText(head) ? 'text' : 'unknown';
}
