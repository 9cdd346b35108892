import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import { networkOf } from '../../../platform/http/networkOf.ts';
import { listKnownDevices, saveKnownDevice } from './queries.ts';

// The first that fits: browsers name the ones they descend from as well.
const browsers = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+ .*Safari\//],
] as const;

const systems = [
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

const nameIn = (list: readonly (readonly [name: string, form: RegExp])[], text: string): string | undefined =>
  list.find(([, form]) => form.test(text))?.[0];

/** Browser and system in words people know; empty for programs that say nothing known about themselves. */
export function deviceOf(userAgent: string): string {
  const text = userAgent.slice(0, 500);
  return [nameIn(browsers, text), nameIn(systems, text)].filter((each) => each !== undefined).join(', ');
}

/** The part of an address that stays when the provider deals out new ones: half of IPv4, a quarter of IPv6. */
function providerOf(address: string): string {
  const network = networkOf(address);
  const [separator, count] = network.includes(':') ? [':', 2] : ['.', 2];
  return network.split(separator).slice(0, count).join(separator);
}

/**
 * Remembers the device of a log-in; true when the user has logged in before, but never from this one. Versions of the
 * browser and changes of the address within one provider don't make a new device.
 */
export async function rememberDevice(
  tx: Kysely<Schema>,
  {
    userId,
    userAgent,
    address,
    hashKey,
    now,
  }: { userId: number; userAgent: string; address: string; hashKey: Uint8Array; now: Date },
): Promise<boolean> {
  const hash = createHmac('sha256', hashKey)
    .update(`device ${userId} ${deviceOf(userAgent)} ${providerOf(address)}`)
    .digest();
  const earlier = await listKnownDevices(tx, userId);
  await saveKnownDevice(tx, userId, hash, now);
  return earlier.length > 0 && !earlier.some((each) => hash.equals(Buffer.from(each.hash)));
}
