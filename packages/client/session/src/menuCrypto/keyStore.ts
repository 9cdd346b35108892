import { createStore, del, get, set } from 'idb-keyval';
import { oneAtATime } from '../oneAtATime.ts';

const NAME = 'menuKey';

interface SavedKey {
  readonly loginId: string;
  readonly key: JsonWebKey;
}

let opened: ReturnType<typeof createStore> | undefined;

// Opened when first needed: where there is no IndexedDB, nothing else may fail.
function store(): ReturnType<typeof createStore> {
  opened ??= createStore('resonanz-session', 'keys');
  return opened;
}

const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => oneAtATime('resonanz-menu-key', work);

async function makeKey(): Promise<JsonWebKey> {
  // The browser makes the pair beside the page; that it is made for signatures does not matter to the numbers.
  const algorithm = {
    name: 'RSASSA-PKCS1-v1_5',
    hash: 'SHA-256',
    modulusLength: 1024,
    publicExponent: new Uint8Array([1, 0, 1]),
  };
  const { privateKey } = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  return crypto.subtle.exportKey('jwk', privateKey);
}

/** The key pair of a log-in, for all tabs; null when there is none. Rejects where the browser keeps none. */
export async function readMenuKey(loginId: string): Promise<JsonWebKey | null> {
  const saved = await get<SavedKey>(NAME, store());
  return saved?.loginId === loginId ? saved.key : null;
}

/**
 * The key pair of a log-in, made now if need be; takes the place of an older log-in's. Rejects where the browser makes
 * or keeps none.
 */
export function ensureMenuKey(loginId: string): Promise<JsonWebKey> {
  return inTurn(async () => {
    const saved = await readMenuKey(loginId);
    if (saved) return saved;
    const key = await makeKey();
    await set(NAME, { loginId, key } satisfies SavedKey, store());
    return key;
  });
}

/** Deletes the key pair of a log-in; that of another one stays. */
export function forgetMenuKey(loginId: string): Promise<void> {
  return inTurn(async () => {
    if (await readMenuKey(loginId)) await del(NAME, store());
  });
}
