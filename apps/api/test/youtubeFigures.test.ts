import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FigureConnector } from '../src/areas/figures/Connector.ts';
import { takeSnapshot } from '../src/areas/figures/snapshot.ts';
import { createYouTubeConnector } from '../src/areas/figures/youtube.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { insertInfluencers, type InfluencerFixture } from './kit/influencerFixture.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';

const ID = 'UCmehmet';
const quota = {
  error: {
    code: 403,
    message: 'The request cannot be completed because you have exceeded your quota.',
    errors: [{ domain: 'youtube.quota', reason: 'quotaExceeded' }],
  },
};

describeOnEachDatabase('figures from YouTube', (database) => {
  let server: TestServer;
  let people: InfluencerFixture;
  let manager: ApiClient;
  let youtube: Server;
  let connector: FigureConnector;
  let asked: string[] = [];
  let answer: (path: string, query: URLSearchParams) => { status?: number; body: unknown };

  const channel = (statistics: object) => ({
    items: [
      { kind: 'youtube#channel', id: ID, statistics, contentDetails: { relatedPlaylists: { uploads: 'UUmehmet' } } },
    ],
  });
  /** The answers of the API as it documents them. */
  const documented: typeof answer = (path) => {
    if (path === '/channels')
      return { body: channel({ viewCount: '1', subscriberCount: '413000', hiddenSubscriberCount: false }) };
    if (path === '/playlistItems')
      return { body: { items: [{ contentDetails: { videoId: 'v1' } }, { contentDetails: { videoId: 'v2' } }] } };
    const snippet = { title: 'Menemen in zehn Minuten', publishedAt: '2026-11-01T16:00:00Z' };
    return {
      body: {
        items: [
          { id: 'v1', snippet, statistics: { viewCount: '90000', likeCount: '4000', commentCount: '130' } },
          { id: 'v2', snippet, statistics: { viewCount: '80000' } },
        ],
      },
    };
  };

  beforeAll(async () => {
    server = await startTestServer({ database });
    people = await insertInfluencers(server.db);
    await server.db
      .updateTable('channels')
      .set({ active: true, url: 'https://www.youtube.com/@mehmetkocht', followers: 412_040 })
      .where('id', '=', people.mehmet.youtube)
      .execute();
    youtube = createServer((request: IncomingMessage, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      const path = pathname.replace('/youtube/v3', '');
      const wanted = searchParams.get('id') ?? searchParams.get('forHandle') ?? searchParams.get('playlistId') ?? '';
      asked.push(`${path}?${wanted} ${String(request.headers['x-goog-api-key'])}`);
      const { status = 200, body } = answer(path, searchParams);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => youtube.listen(0, '127.0.0.1', resolve));
    connector = createYouTubeConnector({
      apiKey: 'geheim',
      baseUrl: `http://127.0.0.1:${(youtube.address() as AddressInfo).port}/youtube/v3`,
    });
  });
  beforeEach(async () => {
    asked = [];
    answer = documented;
    // A log-in does not outlast the days that tests let pass.
    manager = await server.as('manager');
    await server.db.deleteFrom('connector_runs').execute();
  });
  afterAll(async () => {
    youtube.close();
    await server.stop();
  });

  const snapshot = () => takeSnapshot(server.server.services, [connector]);
  const shown = async () =>
    (await manager.GET('/influencer/{influencerId}/channels', { params: { path: { influencerId: people.mehmet.id } } }))
      .data?.data[0];

  test('subscribers, latest videos and the estimated engagement are stored with their source, found by handle and then by id', async () => {
    await snapshot();
    expect(asked).toEqual(['/channels?@mehmetkocht geheim', '/playlistItems?UUmehmet geheim', '/videos?v1,v2 geheim']);
    expect(await shown()).toMatchObject({
      followers: { value: 413_000, source: 'platform', isEstimated: false },
      engagementRate: { value: 1, source: 'platform', isEstimated: true },
      averageViews: { value: 85_000 },
      averageLikes: { value: 4_000 },
      connectorError: null,
    });
    server.clock.advance({ days: 1 });
    asked = [];
    await snapshot();
    expect(asked[0]).toBe(`/channels?${ID} geheim`);
    const rows = await server.db
      .selectFrom('follower_history')
      .select('followers')
      .where('channel_id', '=', people.mehmet.youtube)
      .execute();
    expect(rows).toEqual([{ followers: 413_000 }, { followers: 413_000 }]);
  });

  test('a second snapshot of the day asks for nothing', async () => {
    await snapshot();
    asked = [];
    await snapshot();
    expect(asked).toEqual([]);
  });

  test('subscribers that the owner hides are unknown, not 0', async () => {
    answer = (path, query) =>
      path === '/channels' ? { body: channel({ hiddenSubscriberCount: true }) } : documented(path, query);
    await snapshot();
    expect(await shown()).toMatchObject({ followers: { value: null, source: null }, connectorError: null });
  });

  test.each([
    ['quotaExceeded', { status: 403, body: quota }],
    ['refused', { status: 403, body: { error: { errors: [{ reason: 'forbidden' }] } } }],
    ['unavailable', { status: 503, body: {} }],
    ['notFound', { body: { items: [] } }],
  ] as const)('%s is stored at the channel, and its figures stay', async (error, response) => {
    await server.db
      .updateTable('channels')
      .set({ followers: 413_000 })
      .where('id', '=', people.mehmet.youtube)
      .execute();
    answer = () => response;
    await snapshot();
    expect(await shown()).toMatchObject({ followers: { value: 413_000 }, connectorError: error });
    answer = documented;
    await snapshot();
    expect((await shown())?.connectorError).toBeNull();
  });

  test('two servers that read at the same time share the channels', async () => {
    const { db } = server;
    const added = await db
      .insertInto('channels')
      .values(
        Array.from({ length: 9 }, (_, index) => ({
          influencer_id: people.mehmet.id,
          platform: 'YouTube',
          channel_type: 'youtube',
          url: `https://www.youtube.com/@nr${index}`,
          handle: `nr${index}`,
          active: true,
        })),
      )
      .returning('id')
      .execute();
    const read: number[] = [];
    const slow: FigureConnector = {
      platform: 'YouTube',
      batchSize: 2,
      async read(channels) {
        read.push(...channels.map(({ id }) => id));
        await new Promise((done) => setTimeout(done, 20));
        // What one server could not read, the other does not try in the same round either.
        return channels.map(({ id }) =>
          id === added[0]?.id
            ? { id, error: 'unavailable' }
            : { id, error: null, externalId: `UC${id}`, followers: 1_000, posts: [] },
        );
      },
    };
    const both = () =>
      Promise.all([takeSnapshot(server.server.services, [slow]), takeSnapshot(server.server.services, [slow])]);
    await both();
    const all = [people.mehmet.youtube, ...added.map(({ id }) => id)];
    expect(read.toSorted((a, b) => a - b)).toEqual(all.toSorted((a, b) => a - b));
    read.length = 0;
    await both();
    expect(read).toEqual([added[0]?.id]);
    await db
      .deleteFrom('channels')
      .where(
        'id',
        'in',
        added.map(({ id }) => id),
      )
      .execute();
  });

  test('what a server took and did not read is read by the next', async () => {
    const broken: FigureConnector = { ...connector, read: () => Promise.reject(new Error('cut')) };
    await expect(takeSnapshot(server.server.services, [broken])).rejects.toThrow('cut');
    await snapshot();
    expect(asked).not.toEqual([]);
    // A server that ended in the middle of a reading.
    await server.db
      .updateTable('connector_runs')
      .set({ succeeded_at: null, claimed_until: new Date(server.clock.now().getTime() + 60_000) })
      .execute();
    asked = [];
    await snapshot();
    expect(asked).toEqual([]);
    server.clock.advance({ minutes: 11 });
    await snapshot();
    expect(asked).not.toEqual([]);
  });
});
