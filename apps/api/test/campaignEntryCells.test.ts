import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { components } from '@resonanz/contract/types';
import { type CampaignFixture, campaignRow, insertCampaignEntries } from './kit/campaignFixture.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';

type Fields = components['schemas']['CampaignInfluencerFields'];

const V1 = '/campaign/v1';
const DAYS: ReadonlySet<string> = new Set(['contacted', 'contentRelease', 'contentDeadline', 'publishDate']);

describeOnEachDatabase('cells of channels in campaigns', (database) => {
  let server: TestServer;
  let manager: ApiClient;
  let admin: ApiClient;
  let fixture: CampaignFixture;
  let ids: number[];
  beforeAll(async () => {
    server = await startTestServer({ database });
    [manager, admin] = [await server.as('manager'), await server.as('admin')];
  });
  beforeEach(async () => {
    ({ fixture, ids } = await insertCampaignEntries(server, manager));
  });
  afterAll(() => server.stop());

  const stored = (id: number) =>
    server.db.selectFrom('campaign_entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const rowOf = (id: number) => campaignRow(manager, fixture.campaignId, id);
  const first = () => ids[0] ?? 0;
  const second = () => ids[1] ?? 0;

  /** Saves cells in which the user saw `expected`; nothing, unless said otherwise. */
  const save = (client: ApiClient, fields: Fields, expected: Fields = {}, id = first()) => {
    const nothing = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' && !DAYS.has(name) ? '' : null]),
    );
    return client.POST(`${V1}/updateCampaignInfluencer`, {
      body: { compaignInfluencerId: id, fields, expected: { ...nothing, ...expected } },
    });
  };

  test('are saved with the key figures they make, in the canonical form', async () => {
    const entered = {
      vorBudget: 600,
      clicks: 150,
      impressionen: 12_000,
      contentLink: 'www.instagram.com/p/abc',
      contentDeadline: '2026-06-14',
      notizen: '  Nur Reels. ',
    };
    const { data } = await save(manager, entered);
    const stands = { clicks: 150, contentLink: 'https://www.instagram.com/p/abc', contentDeadline: '2026-06-14' };
    expect(data?.data).toMatchObject({
      ...stands,
      vorBudget: 600,
      cpc: 4,
      tkp: 50,
      tkpBasis: 'impressions',
      cpv: null,
      notizen: 'Nur Reels.',
    });
    const emptied = await save(manager, { clicks: null, contentLink: '', contentDeadline: null }, stands);
    expect(emptied.data?.data).toMatchObject({ clicks: null, cpc: null, contentLink: '', contentDeadline: null });
    const history = await manager.GET(`${V1}/influencerHistory/{compaignInfluencerId}`, {
      params: { path: { compaignInfluencerId: first() } },
    });
    expect(history.data?.data.content[1]?.changes).toContainEqual({
      field: 'vorBudget',
      before: null,
      after: 600,
      masked: false,
    });
  });

  test('a budget that nobody has entered is unknown, an entered 0 is known, and what is emptied is unknown again', async () => {
    expect(await rowOf(first())).toMatchObject({ vorBudget: null, finalesBudget: null });
    expect((await save(manager, { vorBudget: 0 })).data?.data.vorBudget).toBe(0);
    expect((await save(manager, { vorBudget: 900, finalesBudget: 850 }, { vorBudget: 0 })).data?.data).toMatchObject({
      vorBudget: 900,
      finalesBudget: 850,
    });
    expect((await save(manager, { vorBudget: null }, { vorBudget: 900 })).data?.data.vorBudget).toBeNull();
    // The payload of adding carries 0 where nothing is known: sent once more, it makes nothing known.
    await manager.POST(`${V1}/addEditCompaignInfluencer`, {
      body: [{ ...fixture.entryOf(0), compaignInfluencerId: first() }],
    });
    expect(await stored(first())).toMatchObject({ pre_budget: null, final_budget: 0 });
  });

  test.each([
    [{ trackingLink: 'javascript:alert(1)' }, 'fields.trackingLink', 'urlInvalid'],
    [{ notizen: '<img src=x>' }, 'fields.notizen', 'containsHtml'],
    [{ tag: 'Irgendwas' }, 'fields.tag', 'tagUnknown'],
    [{ genderMale: 60, genderFemale: 60 }, 'fields.genderFemale', 'sharesAbove100'],
    [{ contentDeadline: '2026-02-31' }, 'fields.contentDeadline', undefined],
    [{ state: 3 }, 'fields.state', undefined],
    [{ cpc: 1 }, 'fields.cpc', undefined],
  ])('%o is rejected at %s', async (fields, field, key) => {
    const { response, error } = await save(manager, fields as Fields);
    expect([response.status, error?.fieldErrors?.[0]?.field]).toEqual([422, field]);
    if (key !== undefined) expect(error?.fieldErrors?.[0]?.key).toBe(key);
  });

  test('the same cell of two people collides, with who, when and the fresh row; other cells do not', async () => {
    expect((await save(admin, { vorBudget: 700 })).response.status).toBe(200);
    expect((await save(manager, { notizen: 'Zugleich.' })).data?.data).toMatchObject({
      vorBudget: 700,
      notizen: 'Zugleich.',
    });
    const { response, error } = await save(manager, { vorBudget: 650 });
    expect([response.status, error?.error]).toEqual([409, 'changedMeanwhile']);
    expect(error?.data).toMatchObject({
      name: 'admin Muster',
      at: expect.any(String),
      row: { compaignInfluencerId: first(), vorBudget: 700 },
    });
    expect((await stored(first())).pre_budget).toBe(700);
    expect((await save(manager, { vorBudget: 650 }, { vorBudget: 700 })).response.status).toBe(200);
  });

  test('what the user saw counts, not when it was saved: a value written in a second window collides, too', async () => {
    await save(manager, { vorBudget: 700 });
    expect((await save(manager, { vorBudget: 650 })).response.status).toBe(409);
  });

  test('the same value sent twice is saved once and collides with nobody', async () => {
    const send = () => save(manager, { leistung: 'Instagram Post, Instagram Story' }, { leistung: '' });
    expect([(await send()).response.status, (await send()).response.status]).toEqual([200, 200]);
    const history = await manager.GET(`${V1}/influencerHistory/{compaignInfluencerId}`, {
      params: { path: { compaignInfluencerId: first() } },
    });
    expect(history.data?.data.content.filter(({ action }) => action === 2)).toHaveLength(1);
    expect(
      (await save(manager, { leistung: 'Instagram Post' }, { leistung: 'Instagram Post,Instagram Story' })).response
        .status,
    ).toBe(200);
  });

  test('two at the same moment leave one value', async () => {
    const answers = await Promise.all([save(manager, { vorBudget: 499 }), save(admin, { vorBudget: 488 })]);
    expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 409]);
  });

  test('a field whose former value is not named is not written', async () => {
    const { response, error } = await manager.POST(`${V1}/updateCampaignInfluencer`, {
      body: { compaignInfluencerId: first(), fields: { vorBudget: 1, clicks: 2 }, expected: { vorBudget: null } },
    });
    expect([response.status, error?.fieldErrors]).toEqual([422, [{ field: 'expected.clicks', key: 'required' }]]);
  });

  test('the same cells of several rows are set at once', async () => {
    const { data } = await manager.POST(`${V1}/updateCampaignInfluencers`, {
      body: { compaignInfluencerId: [first(), second()], fields: { tag: 'Top-Auswahl', contactedBy: 'Jonas' } },
    });
    expect(data?.data.rows.map(({ tag, contactedBy }) => [tag, contactedBy])).toEqual([
      ['Top-Auswahl', 'Jonas'],
      ['Top-Auswahl', 'Jonas'],
    ]);
  });
});
