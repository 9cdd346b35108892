import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { components } from '@resonanz/contract/types';
import { connectEmbedded, connectPostgres, type Connection } from '../../src/platform/database/connect.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { installStartData } from '../../src/platform/database/startData.ts';
import { type CampaignFixture, insertCampaignFixture } from '../kit/campaignFixture.ts';
import { startCuttableProxy } from '../kit/cuttableProxy.ts';
import { hasPostgres, startOwnPostgres } from '../kit/ownPostgres.ts';
import { createDataFolder, startServerProcess } from '../kit/serverProcess.ts';
import { insertTestUsers, testPassword, testUsers } from '../kit/testUsers.ts';

vi.setConfig({ testTimeout: 120_000 });

const channels = 400;
const rounds = 2;
/** Writes that are acknowledged before the next trouble. */
const writesBetween = 6;
/** Milliseconds after which a server that gives no answer is not coming back. */
const patience = 45_000;
const workers = 3;

type Entry = components['schemas']['CampaignInfluencerEntry'];
type Tokens = Pick<components['schemas']['LoginResult'], 'accessToken' | 'refreshToken'>;

interface Answer {
  status: number;
  error: string | undefined;
  data: unknown;
}

/**
 * Works like a browser: logs in once, repeats what got no answer under the same key, refreshes its tokens, and stops
 * when it is thrown out.
 */
class Worker {
  readonly acknowledged: number[] = [];
  logIns = 0;
  #tokens: Tokens | undefined;
  readonly #url: () => string;

  constructor(url: () => string) {
    this.#url = url;
  }

  /** One request; undefined when no answer came, or one that promises nothing. */
  async #ask(path: string, init: RequestInit): Promise<Answer | undefined> {
    try {
      const response = await fetch(`${this.#url()}/api${path}`, { ...init, signal: AbortSignal.timeout(10_000) });
      const { data, error } = (await response.json()) as { data: unknown; error?: string };
      return response.status >= 500 || response.status === 429 ? undefined : { status: response.status, error, data };
    } catch {
      return undefined;
    }
  }

  async #untilAnswered(path: string, init: () => RequestInit): Promise<Answer> {
    for (const since = Date.now(); Date.now() - since < patience; await pause(100)) {
      const answer = await this.#ask(path, init());
      if (answer !== undefined) return answer;
    }
    throw new Error(`${path} was not answered any more`);
  }

  async logIn(): Promise<void> {
    this.logIns += 1;
    const body = JSON.stringify({ username: testUsers.manager.email, password: testPassword });
    const { data } = await this.#untilAnswered('/authenticate', () => ({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    }));
    this.#tokens = data as Tokens;
  }

  async refresh(): Promise<void> {
    const headers = () => ({ authorization: `Bearer ${this.#tokens?.refreshToken}`, isRefreshToken: 'true' });
    const { status, data } = await this.#untilAnswered('/refreshtoken', () => ({ headers: headers() }));
    if (status !== 200) throw new Error(`the user was thrown out: ${status}`);
    this.#tokens = data as Tokens;
  }

  /** Adds a channel to the campaign; what was answered with success has to be there for good. */
  async add(entry: Entry): Promise<void> {
    const key = randomUUID();
    for (;;) {
      const answer = await this.#untilAnswered('/campaign/v1/addEditCompaignInfluencer', () => ({
        method: 'POST',
        headers: {
          authorization: `Bearer ${this.#tokens?.accessToken}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify([entry]),
      }));
      if (answer.status === 401) {
        await this.refresh();
        continue;
      }
      if (answer.status === 200) this.acknowledged.push(entry.channelId);
      // The server that ended in the middle left nobody to ask: such a write may be there or not, but nothing was
      // promised.
      else if (answer.status !== 409) throw new Error(`unexpected answer ${answer.status} ${answer.error}`);
      return;
    }
  }
}

async function prepare(connection: Connection): Promise<CampaignFixture> {
  return insertCampaignFixture(connection.db, channels);
}

/** Lets workers add channels one after the other until `trouble` is over. */
async function workThrough(
  url: () => string,
  fixture: CampaignFixture,
  trouble: (inTheMiddle: () => Promise<void>) => Promise<void>,
): Promise<Worker[]> {
  let next = 0;
  let isOver = false;
  const crew = Array.from({ length: workers }, () => new Worker(url));
  const work = async (worker: Worker): Promise<void> => {
    await worker.logIn();
    for (let count = 0; !isOver && next < channels; count += 1) {
      const position = next;
      next += 1;
      await worker.add(fixture.entryOf(position));
      if (count % 5 === 0) await worker.refresh();
    }
    // After all of it the log-in still holds.
    await worker.refresh();
  };
  const done = (): number => crew.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  const inTheMiddle = async (): Promise<void> => {
    const before = done();
    while (!isOver && done() < before + writesBetween) await pause(20);
    await pause(Math.random() * 60);
  };
  const over = (): void => {
    isOver = true;
  };
  await Promise.all([
    trouble(inTheMiddle).finally(over),
    ...crew.map((worker) =>
      work(worker).catch((error: unknown) => {
        over();
        throw error;
      }),
    ),
  ]);
  return crew;
}

async function expectNothingLost(
  { db }: Connection,
  { campaignId }: CampaignFixture,
  crew: readonly Worker[],
): Promise<void> {
  const rows = await db
    .selectFrom('campaign_entries')
    .select(['id', 'channel_id'])
    .where('campaign_id', '=', campaignId)
    .execute();
  const added = await db
    .selectFrom('history')
    .select('entity_id')
    .where('entity', '=', 'campaign_entry')
    .where('action', '=', 1)
    .execute();
  const stored = rows.map(({ channel_id }) => channel_id);
  const acknowledged = crew.flatMap((worker) => worker.acknowledged);
  expect(acknowledged.filter((id) => !stored.includes(id))).toEqual([]);
  expect(new Set(stored).size).toBe(stored.length);
  // Each row was written once, with its line in the history.
  expect(added.map(({ entity_id }) => entity_id).toSorted((a, b) => a - b)).toEqual(
    rows.map(({ id }) => id).toSorted((a, b) => a - b),
  );
  expect(acknowledged.length).toBeGreaterThanOrEqual(rounds * writesBetween);
  expect(crew.map(({ logIns }) => logIns)).toEqual(crew.map(() => 1));
}

describe('no acknowledged write is lost and nobody has to log in again', () => {
  const cleanUp: (() => unknown)[] = [];
  afterEach(async () => {
    for (const each of cleanUp.splice(0).toReversed()) await each();
  });

  test(`when the server is killed and started again ${rounds} times in the middle of work`, async () => {
    const { folder, remove } = await createDataFolder();
    cleanUp.push(remove);
    const before = await connectEmbedded(folder);
    const fixture = await prepare(before);
    await before.close();
    const start = () => startServerProcess({ RESONANZ_DATA_DIR: folder });
    let server = start();
    cleanUp.push(() => server.kill('SIGKILL'));
    let url = await server.ready;
    const crew = await workThrough(
      () => url,
      fixture,
      async (inTheMiddle) => {
        for (let round = 0; round < rounds; round += 1) {
          await inTheMiddle();
          server.kill('SIGKILL');
          await server.exited;
          server = start();
          url = await server.ready;
        }
        await inTheMiddle();
      },
    );
    server.kill('SIGTERM');
    await server.exited;
    const after = await connectEmbedded(folder);
    cleanUp.push(() => after.close());
    await expectNothingLost(after, fixture, crew);
  });

  test.skipIf(!hasPostgres)(
    `when PostgreSQL crashes and comes back ${rounds} times in the middle of work`,
    async () => {
      const postgres = await startOwnPostgres();
      cleanUp.push(() => postgres.stop());
      const before = await connectPostgres(postgres.url, 2);
      await migrate(before.db);
      await installStartData(before.db);
      await insertTestUsers(before.db);
      const fixture = await prepare(before);
      await before.close();
      const server = startServerProcess({ DATABASE_URL: postgres.url });
      cleanUp.push(() => server.kill('SIGKILL'));
      const url = await server.ready;
      const crew = await workThrough(
        () => url,
        fixture,
        async (inTheMiddle) => {
          for (let round = 0; round < rounds; round += 1) {
            await inTheMiddle();
            await postgres.crash();
          }
          await inTheMiddle();
        },
      );
      const after = await connectPostgres(postgres.url, 2);
      await expectNothingLost(after, fixture, crew);
      await after.close();
    },
  );

  test(`when the network is cut ${rounds} times in the middle of work`, async () => {
    const { folder, remove } = await createDataFolder();
    cleanUp.push(remove);
    const before = await connectEmbedded(folder);
    const fixture = await prepare(before);
    await before.close();
    const server = startServerProcess({ RESONANZ_DATA_DIR: folder });
    cleanUp.push(() => server.kill('SIGKILL'));
    const proxy = await startCuttableProxy(await server.ready);
    cleanUp.push(() => proxy.stop());
    const crew = await workThrough(
      () => proxy.url,
      fixture,
      async (inTheMiddle) => {
        for (let round = 0; round < rounds * 3; round += 1) {
          await inTheMiddle();
          await proxy.cut(100);
        }
        await inTheMiddle();
      },
    );
    server.kill('SIGTERM');
    await server.exited;
    const after = await connectEmbedded(folder);
    cleanUp.push(() => after.close());
    await expectNothingLost(after, fixture, crew);
    // The server lived on: every write that was begun was answered in the end, by its first answer.
    const { db } = after;
    const unknown = await db.selectFrom('repeatable_calls').select('key').where('state', '<>', 'done').execute();
    expect(unknown).toEqual([]);
  });
});
