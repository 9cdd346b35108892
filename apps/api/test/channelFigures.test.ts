import { afterAll, beforeAll, expect, test } from 'vitest';
import { berlinDayIn } from '@resonanz/domain/berlinDay';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { insertInfluencers, type InfluencerFixture } from './kit/influencerFixture.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';

describeOnEachDatabase('figures of channels', (database) => {
  let server: TestServer;
  let people: InfluencerFixture;
  let manager: ApiClient;
  const daysAgo = (days: number): string => berlinDayIn(server.clock.now(), -days);
  beforeAll(async () => {
    server = await startTestServer({ database });
    people = await insertInfluencers(server.db);
    manager = await server.as('manager');
    // 40 days, a hundred followers more each day; today's is the number the channel shows.
    await server.db
      .insertInto('follower_history')
      .values(
        Array.from({ length: 41 }, (_, days) => ({
          channel_id: people.lena.instagram,
          day: daysAgo(days),
          followers: 128_412 - 100 * days,
          source: 'platform',
          is_estimated: false,
        })),
      )
      .execute();
  });
  afterAll(() => server.stop());

  const path = { id: 0 };
  const of = (id: number) => ({ ...path, id });
  const enter = (client: ApiClient, body: Record<string, unknown>) =>
    client.POST('/instagramStatistics/figures', {
      body: { channelId: people.nico.twitch, measuredOn: daysAgo(1), ...body },
    });

  test('history and growth take thirty days by default, the forecast one week [R-CALL-076] [R-CONST-006] [R-CONST-007]', async () => {
    const id = people.lena.instagram;
    const history = (await manager.GET('/instagramStatistics/followerHistory/{id}', { params: { path: of(id) } })).data
      ?.data;
    expect(history).toMatchObject({ days: 30 });
    expect(history?.points).toHaveLength(31);
    expect(history?.points.at(-1)).toEqual({
      day: daysAgo(0),
      followers: 128_412,
      source: 'platform',
      isEstimated: false,
    });
    const week = (
      await manager.GET('/instagramStatistics/followerHistory/{id}', { params: { path: of(id), query: { days: 7 } } })
    ).data?.data;
    expect(week?.points).toHaveLength(8);
    expect(
      (await manager.GET('/instagramStatistics/growth/{id}', { params: { path: of(id) } })).data?.data,
    ).toMatchObject({ days: 30, absolute: 3_000, percent: 2.39 });
    const forecast = (await manager.GET('/instagramStatistics/forecast/{id}', { params: { path: of(id) } })).data?.data;
    expect(forecast).toMatchObject({
      weeks: 1,
      method: 'linearRegression',
      measuredDays: 30,
      confidence: 80,
      reason: null,
    });
    expect(forecast?.points).toHaveLength(7);
    expect(forecast?.points.at(-1)).toMatchObject({ followers: 129_112 });
  });

  test('without enough measured days growth and forecast are unknown, with the reason', async () => {
    const id = people.sophie.blog;
    expect((await manager.GET('/instagramStatistics/growth/{id}', { params: { path: of(id) } })).data?.data).toEqual({
      days: 30,
      from: null,
      to: null,
      absolute: null,
      percent: null,
    });
    expect(
      (await manager.GET('/instagramStatistics/forecast/{id}', { params: { path: of(id) } })).data?.data,
    ).toMatchObject({ reason: 'tooFewDays', points: [] });
  });

  test('figures entered by hand become those of the channel and say so; an earlier day enters the history alone', async () => {
    const first = await enter(manager, {
      followers: 70_000,
      engagementRate: 3.5,
      audience: { germany: 60, switzerland: 30 },
      isEstimated: true,
    });
    const origin = { source: 'byHand', measuredOn: daysAgo(1), isEstimated: true };
    expect(first.data?.data).toMatchObject({
      followers: { value: 70_000, ...origin },
      engagementRate: { value: 3.5, ...origin },
      audience: { ...origin, shares: { germany: 60, switzerland: 30, austria: null } },
    });
    const earlier = await enter(manager, { measuredOn: daysAgo(31), followers: 65_000, engagementRate: 3.1 });
    expect(earlier.data?.data.followers.value).toBe(70_000);
    const engagement = (
      await manager.GET('/instagramStatistics/engagement/{id}', { params: { path: of(people.nico.twitch) } })
    ).data?.data;
    expect(engagement).toMatchObject({
      engagementRate: { value: 3.5 },
      monthChange: 0.4,
      posts: 0,
      averageLikes: { value: null },
    });
    const audience = (
      await manager.GET('/instagramStatistics/audience/{id}', { params: { path: of(people.nico.twitch) } })
    ).data?.data;
    expect(audience).toMatchObject({ source: 'byHand', shares: { germany: 60 } });
    // The list shows the same number.
    const { data } = await manager.POST('/influencer/advancedSearch', { body: { search: 'Zaugg' } });
    expect(data?.data.content[0]?.followers).toBe(70_000);
  });

  test('a second entry of the same day replaces the first', async () => {
    await enter(manager, { followers: 70_100 });
    const { data } = await manager.GET('/instagramStatistics/followerHistory/{id}', {
      params: { path: of(people.nico.twitch) },
    });
    expect(data?.data.points.filter(({ day }) => day === daysAgo(1)).map(({ followers }) => followers)).toEqual([
      70_100,
    ]);
  });

  test('means are those of the twelve latest posts, and null where a platform does not say', async () => {
    await server.db
      .insertInto('channel_posts')
      .values(
        Array.from({ length: 13 }, (_, index) => ({
          channel_id: people.mehmet.youtube,
          external_id: `v${index}`,
          url: `https://www.youtube.com/watch?v=v${index}`,
          title: `Video ${index}`,
          posted_at: new Date(Date.now() - index * 86_400_000),
          likes: index === 12 ? 1_000_000 : 100,
          comments: null,
          views: 2_000,
          source: 'platform',
          measured_on: daysAgo(0),
        })),
      )
      .execute();
    const posts = (
      await manager.GET('/instagramStatistics/posts/{id}', { params: { path: of(people.mehmet.youtube) } })
    ).data?.data;
    expect(posts?.map(({ title }) => title)).toEqual(Array.from({ length: 12 }, (_, index) => `Video ${index}`));
    const { data } = await manager.GET('/instagramStatistics/engagement/{id}', {
      params: { path: of(people.mehmet.youtube) },
    });
    expect(data?.data).toMatchObject({
      posts: 12,
      averageLikes: { value: 100, source: 'platform' },
      averageComments: { value: null, source: null },
      averageViews: { value: 2_000 },
    });
  });

  test.each([
    [{ measuredOn: '2999-01-01', followers: 1 }, 'measuredOn', 'dayInFuture'],
    [{ measuredOn: '2019-01-01', followers: 1 }, 'measuredOn', 'dayTooOld'],
    [{}, 'followers', 'required'],
    [{ followers: -1 }, 'followers', 'outOfRange'],
    [{ audience: { genderMale: 60, genderFemale: 60 } }, 'audience.genderFemale', 'sharesAboveWhole'],
    [{ audience: { until18: 101 } }, 'audience.until18', 'outOfRange'],
  ])('%j is rejected', async (body, field, key) => {
    expect((await enter(manager, body)).error?.fieldErrors).toEqual([{ field, key }]);
  });

  test('a management reads and enters figures of its own channels alone', async () => {
    const management = await server.as('management');
    expect(
      (await management.GET('/instagramStatistics/growth/{id}', { params: { path: of(people.lena.instagram) } }))
        .response.status,
    ).toBe(404);
    expect((await enter(management, { followers: 1 })).response.status).toBe(404);
    expect((await enter(management, { channelId: people.mehmet.youtube, followers: 412_100 })).response.status).toBe(
      200,
    );
  });
});
