import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '@resonanz/contract/types';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { startTestServer, type ApiClient, type TestServer } from './kit/startTestServer.ts';

type Search = components['schemas']['InfluencerSearch'];

const surnames = ['Öztürk', 'Ozil', 'Zaugg', 'Ärmel', 'Arm', 'Müller', 'Mueller', 'Çelik', 'Łukasz', 'Straße'];
const cities = ['Köln', null, 'Zürich', 'Aachen', 'Österreich am See'];

/** Many people with ties and gaps in everything a list can be sorted by. */
async function insertPeople(server: TestServer, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const { id } = await server.db
      .insertInto('influencers')
      .values({
        first_name: `Person ${index % 7}`,
        surname: surnames[index % surnames.length] ?? '',
        email: `person${index}@mail.example`,
        city: cities[index % cities.length] ?? null,
        country: 'DE',
        categories: [index % 3],
        average_rating: index % 4 === 0 ? null : 3 + (index % 3) / 2,
        is_trusted: index % 5 === 0,
        created_at: new Date(Date.UTC(2026, 0, 1 + (index % 9))),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await server.db
      .insertInto('channels')
      .values({
        influencer_id: id,
        platform: index % 2 === 0 ? 'Instagram' : 'TikTok',
        channel_type: index % 2 === 0 ? 'instagram' : 'tiktok',
        url: `https://example.com/person${index}`,
        handle: `person${index}`,
        followers: index % 6 === 0 ? null : 1_000 * (index % 11),
        engagement_rate: index % 8 === 0 ? null : index % 5,
        default_price: index % 3 === 0 ? null : 100 * (index % 4),
        created_at: new Date(Date.UTC(2026, 0, 1 + (index % 9))),
      })
      .execute();
  }
  await sql`insert into follower_history (channel_id, day, followers)
    select id, day::date, 1000 + case when day = '2026-02-01' then (id % 7) * 10 else 0 end
    from channels cross join unnest(array['2026-01-01', '2026-02-01']) as day where id % 4 <> 0`.execute(server.db);
}

/** What the lists must show, said once more without any of the means that make them fast. */
const reference: Readonly<Record<NonNullable<Search['sortBy']>, string>> = {
  createdAt: 'c.created_at',
  name: 'i.surname, i.first_name',
  followers: 'c.followers',
  engagementRate: 'c.engagement_rate',
  averageRating: 'i.average_rating',
  city: 'i.city',
  price: 'c.default_price',
  growth: `(select newest.followers - first.followers from follower_history newest
    join follower_history first using (channel_id)
    where newest.channel_id = c.id and newest.day = '2026-02-01' and first.day = '2026-01-01')`,
};

describeOnEachDatabase('the order of influencers', (database) => {
  let server: TestServer;
  let manager: ApiClient;
  beforeAll(async () => {
    server = await startTestServer({ database });
    manager = await server.as('manager');
    await insertPeople(server, 240);
  });
  afterAll(() => server.stop());

  const page = async (body: Search) => {
    const { data } = await manager.POST('/influencer/advancedSearch', { body });
    return data?.data;
  };
  const idsOf = async (body: Search) => (await page(body))?.content.map((channel) => channel.channelId);

  for (const sortBy of Object.keys(reference) as (keyof typeof reference)[]) {
    for (const sort of ['ASC', 'DESC'] as const) {
      test(`by ${sortBy}, ${sort}, is the same on every page, unknown values last`, async () => {
        const columns = reference[sortBy].split(', ').map((column) => `${column} ${sort} nulls last`);
        const { rows } = await sql<{ id: number }>`
          select c.id from channels c join influencers i on i.id = c.influencer_id
          order by ${sql.raw([...columns, `c.id ${sort}`].join(', '))}`.execute(server.db);
        const seen: number[] = [];
        for (let pageNumber = 0; pageNumber < 4; pageNumber += 1)
          seen.push(...((await idsOf({ sortBy, sort, pageNumber, pageSize: 70 })) ?? []));
        expect(seen).toEqual(rows.map(({ id }) => id));
      });
    }
  }

  test('a list follows every change of a person or a channel, and forgets what is deleted', async () => {
    const person = await server.db
      .selectFrom('influencers')
      .select('id')
      .where('email', '=', 'person17@mail.example')
      .executeTakeFirstOrThrow();
    const found = async (search: string) => (await page({ search }))?.totalElements;
    expect(await found('Quittenbaum')).toBe(0);
    await server.db
      .updateTable('influencers')
      .set({ surname: 'Quittenbaum', country: 'CH' })
      .where('id', '=', person.id)
      .execute();
    expect(await found('quittenbaum')).toBe(1);
    expect((await page({ search: 'quittenbaum', filters: { countries: ['CH'] } }))?.totalElements).toBe(1);
    await server.db
      .updateTable('channels')
      .set({ handle: 'umbenannt', followers: 9_999_999 })
      .where('influencer_id', '=', person.id)
      .execute();
    expect((await page({ sortBy: 'followers', sort: 'DESC', pageSize: 1 }))?.content[0]?.handle).toBe('umbenannt');
    const other = await server.db
      .selectFrom('influencers')
      .select('id')
      .where('email', '=', 'person18@mail.example')
      .executeTakeFirstOrThrow();
    await server.db
      .updateTable('channels')
      .set({ influencer_id: other.id })
      .where('handle', '=', 'umbenannt')
      .execute();
    expect(await found('quittenbaum')).toBe(0);
    const before = (await page({}))?.totalElements ?? 0;
    await server.db.deleteFrom('influencers').where('id', '=', other.id).execute();
    expect((await page({}))?.totalElements).toBe(before - 2);
  });

  test('one or two letters find words that begin with them, more find them anywhere', async () => {
    expect((await page({ search: 'öz' }))?.totalElements).toBe((await page({ search: 'oz' }))?.totalElements);
    expect((await page({ search: 'tü' }))?.totalElements).toBe(0);
    expect((await page({ search: 'ztür' }))?.totalElements).toBeGreaterThan(0);
    expect((await page({ search: '%' }))?.totalElements).toBe(0);
  });

  test('pages far behind are read from the end, and what lies behind the last one is empty', async () => {
    await sql`insert into influencers (first_name, surname, country) select 'Viele', 'Namen', 'DE'
      from generate_series(1, 6000)`.execute(server.db);
    await sql`insert into channels (influencer_id, platform, channel_type, url, handle)
      select id, 'Blog', 'blog', 'https://blog.example/' || id, 'blog' || id
      from influencers where surname = 'Namen'`.execute(server.db);
    const { rows } = await sql<{ id: number }>`
      select c.id from channels c join influencers i on i.id = c.influencer_id
      order by i.surname desc, i.first_name desc, c.id desc`.execute(server.db);
    for (const pageNumber of [59, 60, Math.floor(rows.length / 100)]) {
      const ids = await idsOf({ sortBy: 'name', sort: 'DESC', pageNumber, pageSize: 100 });
      expect(ids).toEqual(rows.slice(pageNumber * 100, pageNumber * 100 + 100).map(({ id }) => id));
    }
    expect(await idsOf({ sortBy: 'name', pageNumber: 900, pageSize: 100 })).toEqual([]);
  });
});
