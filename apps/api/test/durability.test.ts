import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import createClient from 'openapi-fetch';
import { expect, test } from 'vitest';
import type { paths } from '@resonanz/contract/types';
import { connectEmbedded } from '../src/platform/database/connect.ts';
import { createDataFolder, startServerProcess } from './kit/serverProcess.ts';
import { testPassword, testUsers } from './kit/testUsers.ts';

const rounds = 5;
/** Tokens that each client gets in a round before the server is killed, however slow the machine is. */
const writesPerRound = 4;
const writers = ['superAdmin', 'admin', 'manager', 'management'] as const;

type Language = 'de' | 'en';

/** What one client got from the server: each refreshed token, and the language it last chose. */
interface Acknowledged {
  tokens: string[];
  language: Language | undefined;
  inFlight: Language | undefined;
}

function clientOf(url: string, token?: string) {
  return createClient<paths>({
    baseUrl: `${url}/api`,
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
  });
}

const refresh = (url: string, token: string) =>
  clientOf(url, token).GET('/refreshtoken', { params: { header: { isRefreshToken: 'true' } } });

async function write(url: string, acknowledged: Acknowledged): Promise<void> {
  for (let count = 0; ; count += 1) {
    const { data } = await refresh(url, acknowledged.tokens.at(-1) ?? '');
    if (data === undefined) throw new Error('an acknowledged refresh token was refused');
    acknowledged.tokens.push(data.data.refreshToken);
    const language: Language = count % 2 === 0 ? 'en' : 'de';
    acknowledged.inFlight = language;
    const change = await clientOf(url, data.data.accessToken).POST('/changesDefaultLanguage', {
      body: { defaultLanguage: language },
    });
    if (change.data !== undefined) acknowledged.language = change.data.data.defaultLanguage;
  }
}

/** Until every client got enough, or one of them stopped writing because it was rejected. */
async function acknowledgedEnough(clients: readonly Acknowledged[], writing: readonly Promise<void>[]): Promise<void> {
  const wanted = clients.map(({ tokens }) => tokens.length + writesPerRound);
  let hasStopped = false;
  void Promise.race(writing).then(() => (hasStopped = true));
  while (!hasStopped && clients.some(({ tokens }, at) => tokens.length < (wanted[at] ?? 0))) await pause(5);
}

test(`what was acknowledged survives ${rounds} kills of the server in the middle of writes`, async () => {
  const { folder, remove } = await createDataFolder();
  const all = new Map<(typeof writers)[number], Acknowledged>();
  for (let round = 0; round < rounds; round += 1) {
    const server = startServerProcess({ RESONANZ_DATA_DIR: folder });
    const url = await server.ready;
    for (const name of writers) {
      const known = all.get(name);
      if (known === undefined) {
        const { data } = await clientOf(url).POST('/authenticate', {
          body: { username: testUsers[name].email, password: testPassword },
        });
        all.set(name, { tokens: [data?.data.refreshToken ?? ''], language: undefined, inFlight: undefined });
        continue;
      }
      // What the server said last before it was killed is still true.
      const { data } = await refresh(url, known.tokens.at(-1) ?? '');
      if (data === undefined) throw new Error(`round ${round}: the last acknowledged refresh token of ${name} is lost`);
      known.tokens.push(data.data.refreshToken);
      const user = await clientOf(url, data.data.accessToken).GET('/getUserByUsername');
      const stored = user.data?.data.defaultLanguage.toLowerCase() as Language;
      expect([known.language, known.inFlight]).toContain(stored);
      known.language = stored;
    }
    const clients = [...all.values()];
    const writing = clients.map((acknowledged) => write(url, acknowledged).catch(() => undefined));
    await acknowledgedEnough(clients, writing);
    // The kill hits another moment of a write each time.
    await pause(Math.random() * 300);
    server.kill('SIGKILL');
    expect((await server.exited).signal).toBe('SIGKILL');
    await Promise.all(writing);
  }

  const connection = await connectEmbedded(folder);
  const rows = await connection.db.selectFrom('refresh_tokens').select('hash').execute();
  await connection.close();
  remove();
  const stored = new Set(rows.map((row) => Buffer.from(row.hash).toString('hex')));
  const acknowledged = [...all.values()].flatMap(({ tokens }) => tokens);
  const lost = acknowledged.filter((token) => !stored.has(createHash('sha256').update(token).digest('hex')));
  expect(lost).toEqual([]);
  expect(acknowledged.length).toBeGreaterThanOrEqual(rounds * writers.length * writesPerRound);
}, 120_000);
