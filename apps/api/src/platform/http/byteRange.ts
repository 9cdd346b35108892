/** A byte range of a file, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The byte range requested by a Range header (RFC 9110 §14): undefined for the whole file, also when the header asks
 * for several ranges or is malformed, and `outside` for a range that starts after the end.
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
