/** A part of a file, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The part of a file that a Range header asks for (RFC 9110 §14): undefined for the whole file, also where the header
 * asks for several parts or makes no sense, and `outside` for a part that begins after its end.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'outside' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '')
    return Number(to) === 0 || size === 0 ? 'outside' : { start: Math.max(0, size - Number(to)), end: size - 1 };
  const start = Number(from);
  if (start >= size) return 'outside';
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end ? undefined : { start, end };
}
