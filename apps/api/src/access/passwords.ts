import { hash, verify } from '@node-rs/argon2';

// Argon2id is the library's default algorithm.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Log-ins that are computed at the same time; each takes memory and a thread. */
const maxParallel = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  if (running >= maxParallel) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}

/** Hashes a password as it was typed, with Argon2id. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

let decoy: Promise<string> | undefined;

/** Compares a password with a stored hash; takes as long when there is none, so that accounts cannot be found by timing. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  decoy ??= hash('no account has this password', cost);
  const against = stored ?? (await decoy);
  const matches = await inTurn(() => verify(against, password)).catch(() => false);
  return matches && stored !== null;
}
