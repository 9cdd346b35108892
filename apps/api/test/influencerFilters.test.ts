import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '@resonanz/contract/types';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type InfluencerFixture, insertInfluencers } from './kit/influencerFixture.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';

type Search = components['schemas']['InfluencerSearch'];
type Filters = components['schemas']['InfluencerFilters'];

const CAMPAIGN = 9_001;
const FOREIGN_CAMPAIGN = 9_002;
const CUSTOMER = 9_001;

const LENA = ['@lenahartwig', 'lenahartwig'];
const MEHMET = ['Mehmet kocht'];
const SOPHIE = ['www.sophie-schreibt.example'];
const NICO = ['nicozaugg'];

describeOnEachDatabase('filters of the influencer list', (database) => {
  let server: TestServer;
  let manager: ApiClient;
  let people: InfluencerFixture;

  const page = async (body: Search, client = manager) => {
    const { data, error } = await client.POST('/influencer/advancedSearch', { body });
    if (data === undefined) throw new Error(JSON.stringify(error));
    return data.data;
  };
  const handles = async (body: Search, client = manager) => (await page(body, client)).content.map((row) => row.handle);

  beforeAll(async () => {
    server = await startTestServer({ database });
    manager = await server.as('manager');
    people = await insertInfluencers(server.db);
    const { db } = server;
    const birthday = (daysLater: number) =>
      sql<string>`(current_timestamp at time zone 'Europe/Berlin')::date
        - interval '30 years' + make_interval(days => ${daysLater})`;
    await db
      .updateTable('influencers')
      .set({
        gender: 'female',
        dob: birthday(0),
        number_of_children: 2,
        pets: ['dog', 'cat'],
        nourishment: 'vegan',
        alcohol: 'no',
        relationship_status: 'married',
        athletic: ['yoga'],
        mobility: ['bicycle'],
        smartphone: 'iphone',
      })
      .where('id', '=', people.lena.id)
      .execute();
    await db
      .updateTable('influencers')
      .set({
        gender: 'male',
        dob: birthday(1),
        pets: ['none'],
        nourishment: 'everything',
        alcohol: 'yes',
        relationship_status: 'single',
        athletic: ['running'],
        mobility: ['car'],
        smartphone: 'androidGoogle',
        is_import: true,
      })
      .where('id', '=', people.mehmet.id)
      .execute();
    await db
      .updateTable('influencers')
      .set({ status: 2, block_reason: 'Absprachen gebrochen', blocked_at: new Date() })
      .where('id', '=', people.nico.id)
      .execute();
    await db
      .updateTable('channels')
      .set({ audience: JSON.stringify({ germany: 71.5, age18To24: 20, age25To34: 48.25, genderFemale: 62 }) })
      .where('id', '=', people.lena.instagram)
      .execute();
    await db
      .insertInto('channel_prices')
      .values([
        { channel_id: people.lena.instagram, service: 'Reel', price: 2_400, valid_from: '2025-01-01' },
        {
          channel_id: people.lena.tiktok,
          service: 'Reel',
          price: 900,
          valid_from: '2025-01-01',
          replaced_at: new Date(),
        },
      ])
      .execute();
    await db
      .insertInto('follower_history')
      .values([
        { channel_id: people.nico.twitch, day: '2025-11-30', followers: 60_000 },
        { channel_id: people.nico.twitch, day: '2025-12-31', followers: 67_215 },
        { channel_id: people.mehmet.youtube, day: '2025-12-20', followers: 400_000 },
        { channel_id: people.mehmet.youtube, day: '2025-12-31', followers: 412_040 },
      ])
      .execute();
    await db.insertInto('customers').values({ id: CUSTOMER, name: 'Nordsee Kosmetik' }).execute();
    await db
      .insertInto('campaigns')
      .values([
        { id: CAMPAIGN, name: 'Winterpflege', customer_id: CUSTOMER, start_date: '2025-06-01', region_id: 1 },
        { id: FOREIGN_CAMPAIGN, name: 'Zürich', customer_id: CUSTOMER, start_date: '2025-12-01', region_id: 4 },
      ])
      .execute();
    await db
      .insertInto('campaign_entries')
      .values([
        { campaign_id: CAMPAIGN, influencer_id: people.lena.id, channel_id: people.lena.instagram, state: 3 },
        { campaign_id: CAMPAIGN, influencer_id: people.sophie.id, channel_id: people.sophie.blog, state: 1 },
        { campaign_id: FOREIGN_CAMPAIGN, influencer_id: people.nico.id, channel_id: people.nico.twitch, state: 3 },
      ])
      .execute();
  });
  afterAll(() => server.stop());

  test.each<[Filters, string[]]>([
    [{ engagementFrom: 4.82, engagementTo: 6.1 }, ['lenahartwig', 'Mehmet kocht']],
    [{ priceFrom: 1_450, priceTo: 1_850 }, ['lenahartwig', 'nicozaugg']],
    [{ priceService: 'Reel', priceTo: 3_000 }, ['lenahartwig']],
    [{ priceService: 'Reel', priceTo: 2_000 }, []],
    [{ cities: ['Köln', 'Zürich'] }, [...MEHMET, ...NICO]],
    [{ genders: ['female'] }, LENA],
    [{ ageFrom: 30 }, LENA],
    [{ ageTo: 29 }, MEHMET],
    [
      {
        audience: [
          { share: 'germany', from: 70 },
          { share: 'age25To34', from: 48 },
        ],
      },
      ['lenahartwig'],
    ],
    [{ audience: [{ share: 'genderFemale', from: 63 }] }, []],
    [{ childrenFrom: 2, childrenTo: 2 }, LENA],
    [{ pets: ['cat', 'horse'] }, LENA],
    [{ nourishments: ['everything'] }, MEHMET],
    [{ alcohol: ['yes', 'sometimes'] }, MEHMET],
    [{ relationshipStatuses: ['married'] }, LENA],
    [{ athletic: ['running'] }, MEHMET],
    [{ mobility: ['bicycle'] }, LENA],
    [{ smartphones: ['androidGoogle'] }, MEHMET],
    [{ smartphones: ['iphone'], pets: ['none'] }, []],
    [{ hasManagement: true }, MEHMET],
    [{ hasManagement: false, countries: ['CH'] }, NICO],
    [{ active: false }, MEHMET],
    [{ status: 2 }, NICO],
    [{ isImport: true }, MEHMET],
    [{ campaignId: CAMPAIGN }, [...LENA, ...SOPHIE]],
    [{ campaignId: CAMPAIGN, campaignMatch: 'notIn' }, [...MEHMET, ...NICO]],
    [{ customerId: CUSTOMER, customerMatch: 'notIn' }, MEHMET],
    [{ lastCampaignBefore: '2025-12-01' }, LENA],
    [{ lastCampaignBefore: '2025-06-01' }, []],
  ])('filter %j finds and excludes', async (filters, expected) => {
    expect(await handles({ filters })).toEqual(expected);
  });

  test('a row says growth, status, gender and the largest age group; unknown is null [R-ENT-003]', async () => {
    const rows = (await page({})).content;
    const facts = Object.fromEntries(
      rows.map(({ handle, growth, status, gender, ageGroup }) => [handle, { growth, status, gender, ageGroup }]),
    );
    expect(facts['nicozaugg']).toEqual({ growth: 12.03, status: 2, gender: null, ageGroup: null });
    expect(facts['lenahartwig']).toEqual({ growth: null, status: 1, gender: 'female', ageGroup: 'age25To34' });
    expect(facts['Mehmet kocht']).toEqual({ growth: null, status: 1, gender: 'male', ageGroup: null });
  });

  test('sort by growth, unknown values last', async () => {
    await server.db
      .insertInto('follower_history')
      .values({ channel_id: people.mehmet.youtube, day: '2025-11-28', followers: 412_040 })
      .execute();
    expect((await page({ sortBy: 'growth' })).content.map(({ growth }) => growth)).toEqual([
      12.03,
      0,
      null,
      null,
      null,
    ]);
    await server.db.deleteFrom('follower_history').where('day', '=', '2025-11-28').execute();
  });

  test.each([
    ['Lena Hartvig', LENA],
    ['Mehmeet', MEHMET],
    ['Brandsteter', SOPHIE],
    ['Zauk', NICO],
    ['Zog', []],
    ['Hatrwig', LENA],
    ['hartiwg lnea', LENA],
    ['Zuagg', NICO],
    ['brandstätter schreibt', SOPHIE],
    ['shcreibt sophie', SOPHIE],
    ['lena@exampel.com', []],
  ])('search for %s forgives a slip in a word, not in an address', async (search, expected) => {
    expect(await handles({ search })).toEqual(expected);
    expect((await page({ search, pageSize: 1 })).totalElements).toBe(expected.length);
  });

  test.each([
    ['lena hartwig beauty', LENA],
    ['Beauty Lena', LENA],
    ['hatrwig lifestyle', LENA],
    ['mehmet fashion', []],
    ['lena tiktok beauty', []],
    ['wohnen', []],
    ['beauty lifestyle', []],
    ['zaugg gaming', NICO],
    ['Home zaugg', []],
  ])(
    'search for %s finds people by a category beside their name, never by categories alone',
    async (search, expected) => {
      expect(await handles({ search })).toEqual(expected);
    },
  );

  test('a category is named in both languages, however it is written', async () => {
    await server.db
      .updateTable('influencers')
      .set({ categories: [4, 15] })
      .where('id', '=', people.nico.id)
      .execute();
    for (const word of ['family', 'Familie', 'BUCHER', 'Bücher', 'books'])
      expect(await handles({ search: `nico ${word}` })).toEqual(NICO);
    await server.db
      .updateTable('influencers')
      .set({ categories: [10] })
      .where('id', '=', people.nico.id)
      .execute();
  });

  test('exact hits stand before those that only resemble, whatever the order', async () => {
    await server.db.updateTable('influencers').set({ surname: 'Hartvig' }).where('id', '=', people.nico.id).execute();
    expect(await handles({ search: 'hartvig' })).toEqual([...NICO, ...LENA]);
    expect(await handles({ search: 'hartwig', sortBy: 'createdAt', sort: 'ASC' })).toEqual([
      'lenahartwig',
      '@lenahartwig',
      ...NICO,
    ]);
    await server.db.updateTable('influencers').set({ surname: 'Zaugg' }).where('id', '=', people.nico.id).execute();
  });

  test('swapped letters stand before what only resembles', async () => {
    await server.db.updateTable('influencers').set({ surname: 'Hatrvig' }).where('id', '=', people.nico.id).execute();
    expect(await handles({ search: 'hatrwig', sortBy: 'createdAt', sort: 'ASC' })).toEqual([
      'lenahartwig',
      '@lenahartwig',
      ...NICO,
    ]);
    await server.db.updateTable('influencers').set({ surname: 'Zaugg' }).where('id', '=', people.nico.id).execute();
  });

  test('campaigns the caller does not see have nobody, and prices filter nothing for a management', async () => {
    await server.db.updateTable('users').set({ default_region_id: 3 }).where('id', '=', testUsers.manager.id).execute();
    const countries = ['DE', 'AU', 'CH'] as const;
    expect(await handles({ filters: { countries: [...countries], campaignId: FOREIGN_CAMPAIGN } })).toEqual([]);
    expect(await handles({ filters: { countries: [...countries], campaignId: CAMPAIGN } })).toEqual([
      ...LENA,
      ...SOPHIE,
    ]);
    await server.db.updateTable('users').set({ default_region_id: 1 }).where('id', '=', testUsers.manager.id).execute();
    const management = await server.as('management');
    expect(await handles({ filters: { campaignId: CAMPAIGN } }, management)).toEqual([]);
    expect(await handles({ filters: { priceTo: 1 } }, management)).toEqual(MEHMET);
    expect(await handles({ filters: { priceService: 'Reel', priceTo: 1 } }, management)).toEqual(MEHMET);
  });

  test.each<[object, string]>([
    [{ engagementFrom: -1 }, 'filters.engagementFrom'],
    [{ audience: [{ share: 'genderDivers', from: 10 }] }, 'filters.audience'],
    [{ audience: [{ share: 'germany', from: 0 }] }, 'filters.audience'],
    [{ childrenTo: 16 }, 'filters.childrenTo'],
    [{ pets: ['dragon'] }, 'filters.pets'],
    [{ status: 3 }, 'filters.status'],
    [{ lastCampaignBefore: '31.12.2025' }, 'filters.lastCampaignBefore'],
    [{ lastCampaignBefore: '2025-02-30' }, 'filters.lastCampaignBefore'],
    [{ priceService: "Reel'--" }, 'filters.priceService'],
  ])('wrong value %j is named', async (filters, field) => {
    const { response, error } = await manager.POST('/influencer/advancedSearch', { body: { filters } as never });
    expect(response.status).toBe(422);
    expect(error?.fieldErrors?.some((each) => each.field.startsWith(field))).toBe(true);
  });
});
