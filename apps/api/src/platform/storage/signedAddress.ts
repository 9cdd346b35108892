import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a signed address is valid (docs/domain/files.md#delivery). */
const minutes = 10;

/** What an address refers to: an original file, or the watermarked preview of a video or its still. */
export type SignedPlace = 'files' | 'previews/film' | 'previews/poster';

function signatureOf(hashKey: Uint8Array, place: SignedPlace, id: number, until: number): string {
  return createHmac('sha256', hashKey).update(`${place} ${id} ${until}`).digest('base64url');
}

/** A signed address that is valid for ten minutes, for pictures and videos on a page: browsers send no token for them. */
export function signedAddress(hashKey: Uint8Array, id: number, now: Date, place: SignedPlace = 'files'): string {
  const until = Math.floor(now.getTime() / 1000) + minutes * 60;
  return `/media/${place}/${id}?until=${until}&signature=${signatureOf(hashKey, place, id, until)}`;
}

/** Whether the signature of an address is valid and not expired. */
export function isSigned(
  hashKey: Uint8Array,
  id: number,
  { until, signature }: { until?: string; signature?: string },
  now: Date,
  place: SignedPlace = 'files',
): boolean {
  if (until === undefined || signature === undefined || !/^\d{1,12}$/.test(until)) return false;
  if (Number(until) * 1000 < now.getTime()) return false;
  const expected = Buffer.from(signatureOf(hashKey, place, id, Number(until)));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
