// The build compiles from the entries, and an ambient file stands beside no import.
// oxlint-disable-next-line typescript/triple-slash-reference -- nothing else brings the ambient file into the build.
/// <reference path="./forge.d.ts" />
import type { jsbn, pki } from 'node-forge';
import library from 'node-forge/lib/jsbn.js';
import rsa from 'node-forge/lib/rsa.js';

const CHUNK_CHARACTERS = 117;
const BLOCK_BYTES = 128;
const SCHEME = 'RSAES-PKCS1-V1_5';

// A private operation takes some milliseconds: the page gets its turn in between.
const BLOCKS_A_TURN = 4;

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Both halves of a key pair as the codec uses them. */
export interface MenuKeys {
  readonly publicKey: pki.rsa.PublicKey;
  readonly privateKey: pki.rsa.PrivateKey;
}

function numberOf(part: string | undefined): jsbn.BigInteger {
  const bytes = atob((part ?? '').replaceAll('-', '+').replaceAll('_', '/'));
  const hex = Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  return new library.BigInteger(hex, 16);
}

/** Reads a key pair of RSA-1024 that the browser has made. */
export function keysOf({ n, e, d, p, q, dp, dq, qi }: JsonWebKey): MenuKeys {
  const [modulus, exponent] = [numberOf(n), numberOf(e)];
  return {
    publicKey: rsa.setPublicKey(modulus, exponent),
    privateKey: rsa.setPrivateKey(
      modulus,
      exponent,
      numberOf(d),
      numberOf(p),
      numberOf(q),
      numberOf(dp),
      numberOf(dq),
      numberOf(qi),
    ),
  };
}

function pieces(text: string, length: number): readonly string[] {
  return Array.from({ length: Math.ceil(text.length / length) }, (_, index) =>
    text.slice(index * length, (index + 1) * length),
  );
}

async function inTurns(parts: readonly string[], convert: (part: string) => string): Promise<string> {
  let result = '';
  for (const [index, part] of parts.entries()) {
    if (index > 0 && index % BLOCKS_A_TURN === 0) await turn();
    result += convert(part);
  }
  return result;
}

/**
 * Encrypts a text: as ASCII, in chunks of 117 characters, each of which becomes a block of 128 bytes; the blocks in
 * base64 (docs/domain/permissions.md#stored-menu).
 */
export async function encryptText(text: string, { publicKey }: MenuKeys): Promise<string> {
  return btoa(
    await inTurns(pieces(encodeURIComponent(text), CHUNK_CHARACTERS), (chunk) => publicKey.encrypt(chunk, SCHEME)),
  );
}

/** Reads what `encryptText` has written; rejects what is damaged or was made with another key. */
export async function decryptText(code: string, { privateKey }: MenuKeys): Promise<string> {
  const bytes = atob(code);
  if (bytes.length % BLOCK_BYTES !== 0) throw new Error('The text does not consist of whole blocks.');
  return decodeURIComponent(await inTurns(pieces(bytes, BLOCK_BYTES), (block) => privateKey.decrypt(block, SCHEME)));
}
