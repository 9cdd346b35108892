import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a signed address leads to its file. */
const minutes = 10;

function signatureOf(hashKey: Uint8Array, fileId: number, until: number): string {
  return createHmac('sha256', hashKey).update(`file ${fileId} ${until}`).digest('base64url');
}

/** An address that leads to a file for ten minutes, for pictures and videos that a page shows: they bring no token. */
export function signedAddress(hashKey: Uint8Array, fileId: number, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + minutes * 60;
  return `/media/files/${fileId}?until=${until}&signature=${signatureOf(hashKey, fileId, until)}`;
}

/** Whether an address was signed here and is not too old. */
export function isSigned(hashKey: Uint8Array, fileId: number, { until, signature }: { until?: string; signature?: string }, now: Date): boolean {
  if (until === undefined || signature === undefined || !/^\d{1,12}$/.test(until)) return false;
  if (Number(until) * 1000 < now.getTime()) return false;
  const expected = Buffer.from(signatureOf(hashKey, fileId, Number(until)));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
