/** Bytes of a file's beginning that are enough to recognise it. */
export const HEAD_LENGTH = 4096;

/** What the beginning of a file says it is. */
export type Signature = 'png' | 'jpeg' | 'pdf' | 'zip' | 'ole' | 'iso-media' | 'matroska' | 'mp3' | 'wav' | 'executable' | 'text' | 'unknown';

function startsWith(head: Uint8Array, bytes: readonly number[], at = 0): boolean {
  return bytes.every((byte, index) => head[at + index] === byte);
}

const ascii = (text: string): readonly number[] => [...text].map((character) => character.charCodeAt(0));

const ISO_BOXES = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot'].map(ascii);

function isText(head: Uint8Array): boolean {
  const isUtf16 = startsWith(head, [0xff, 0xfe]) || startsWith(head, [0xfe, 0xff]);
  return isUtf16 || head.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d || byte === 0x0c);
}

/** Recognises a file by its first bytes. */
export function signatureOf(head: Uint8Array): Signature {
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(head, ascii('%PDF-'))) return 'pdf';
  if (startsWith(head, [0x50, 0x4b, 0x03, 0x04])) return 'zip';
  if (startsWith(head, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return 'ole';
  if (ISO_BOXES.some((box) => startsWith(head, box, 4))) return 'iso-media';
  if (startsWith(head, [0x1a, 0x45, 0xdf, 0xa3])) return 'matroska';
  if (startsWith(head, ascii('RIFF')) && startsWith(head, ascii('WAVE'), 8)) return 'wav';
  if (startsWith(head, ascii('ID3')) || (head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2)) return 'mp3';
  if (startsWith(head, ascii('MZ')) && !isText(head)) return 'executable';
  if (startsWith(head, [0x7f, 0x45, 0x4c, 0x46])) return 'executable';
  return isText(head) ? 'text' : 'unknown';
}
