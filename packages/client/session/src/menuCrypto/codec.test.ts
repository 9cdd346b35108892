import { beforeAll, describe, expect, test } from 'vitest';
import { decryptText, encryptText, keysOf, type MenuKeys } from './codec.ts';

async function makeKeys(): Promise<MenuKeys> {
  const algorithm = {
    name: 'RSASSA-PKCS1-v1_5',
    hash: 'SHA-256',
    modulusLength: 1024,
    publicExponent: new Uint8Array([1, 0, 1]),
  };
  const { privateKey } = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  return keysOf(await crypto.subtle.exportKey('jwk', privateKey));
}

let keys: MenuKeys;
let others: MenuKeys;

beforeAll(async () => {
  [keys, others] = [await makeKeys(), await makeKeys()];
});

const there = (text: string) => encryptText(text, keys);
const andBack = async (text: string) => decryptText(await there(text), keys);
const bytesOf = (code: string): string => atob(code);

test('reads back what it has written, umlauts and signs included [R-SEC-001]', async () => {
  expect(await andBack('Straße, Köln, €')).toBe('Straße, Köln, €');
});

test.each([0, 1, 116, 117, 118, 234, 235, 5000])(
  '%i characters take one block of 128 bytes for every 117 [R-SEC-002] [R-SEC-003]',
  async (length) => {
    const text = 'x'.repeat(length);
    const code = await there(text);
    expect(bytesOf(code)).toHaveLength(Math.ceil(length / 117) * 128);
    expect(await decryptText(code, keys)).toBe(text);
  },
);

test('chunks are cut from the ASCII form, so that no character falls apart', async () => {
  const text = 'ä'.repeat(39);
  expect(encodeURIComponent(text)).toHaveLength(234);
  expect(bytesOf(await there(text))).toHaveLength(256);
  expect(await andBack(text)).toBe(text);
});

test('any text comes back: 60 chance texts of all planes', async () => {
  // A fixed seed: a failure can be repeated.
  let seed = 20_261_121;
  const chance = (most: number): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return seed % most;
  };
  const alphabets = ['abc 019%+/=', 'äöüßÄÖÜ€', '中文字符', '🎉👩‍👩‍👧🇩🇪', '\u0000\n\t"\\{}[]'].map((letters) => [
    ...letters,
  ]);
  for (let round = 0; round < 60; round += 1) {
    const letters = Array.from({ length: chance(200) }, () => {
      const alphabet = alphabets[chance(alphabets.length)] ?? [];
      return alphabet[chance(alphabet.length)] ?? '';
    });
    const text = letters.join('');
    expect(await andBack(text)).toBe(text);
  }
});

test('the same text never looks the same, and the text does not stand in it', async () => {
  const [first, second] = [await there('Kampagnen'), await there('Kampagnen')];
  expect(first).not.toBe(second);
  expect(bytesOf(first)).not.toContain('Kampagnen');
});

describe('is not read', () => {
  test.each([
    [
      'a block that was changed',
      (code: string) => btoa(bytesOf(code).replace(/^./s, (byte) => String.fromCharCode(byte.charCodeAt(0) ^ 1))),
    ],
    ['half a block', (code: string) => btoa(bytesOf(code).slice(0, 200))],
    ['text that is no base64', () => 'Straße'],
    ['blocks of zeros', () => btoa('\u0000'.repeat(256))],
    ['blocks of all ones', () => btoa('\u00ff'.repeat(128))],
  ])('%s', async (_what, damage) => {
    await expect(decryptText(damage(await there('x'.repeat(300))), keys)).rejects.toBeInstanceOf(Error);
  });

  test('with another key', async () => {
    await expect(decryptText(await there('x'.repeat(300)), others)).rejects.toBeInstanceOf(Error);
  });
});
