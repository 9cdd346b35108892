import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CampaignFixture, insertCampaignFixture } from './kit/campaignFixture.ts';
import { describeOnOneDatabase } from './kit/describeOnEachDatabase.ts';
import { readPdf } from './kit/readPdf.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import type { TestUserName } from './kit/testUsers.ts';

const strange = 'Łukasz Çağlar Þór';

describeOnOneDatabase('reports as PDF', (database) => {
  let server: TestServer;
  let campaign: CampaignFixture;
  const tokens = new Map<TestUserName, string>();
  beforeAll(async () => {
    server = await startTestServer({ database });
    campaign = await insertCampaignFixture(server.db);
    for (const name of ['manager', 'admin', 'superAdmin', 'management', 'brand', 'tester'] as const)
      tokens.set(name, (await server.logIn(name)).accessToken);
    const api: ApiClient = await server.as('manager');
    for (const position of [0, 1, 2])
      await api.POST('/campaign/v1/addEditCompaignInfluencer', { body: [campaign.entryOf(position)] });
    const [first, second] = await server.db
      .selectFrom('campaign_entries')
      .select('id')
      .where('campaign_id', '=', campaign.campaignId)
      .orderBy('id')
      .execute();
    const book = (id: number | undefined, values: object) =>
      server.db
        .updateTable('campaign_entries')
        .set({ state: 3, pre_budget: 500, final_budget: 777, ...values })
        .where('id', '=', id ?? 0)
        .execute();
    await book(first?.id, { external_budget: 1_000, clicks: 100, impressions: 40_000, publish_date: '2026-10-12' });
    await book(second?.id, { external_budget: 3_000, clicks: 900, notes: 'nur für uns' });
  });
  afterAll(() => server.stop());

  const ask = (name: TestUserName | undefined, path: string, body?: object) =>
    fetch(`${server.url}/api${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        ...(name && { Authorization: `Bearer ${tokens.get(name) ?? ''}` }),
        'Content-Type': 'application/json',
      },
    });
  const read = async (answer: Response) => readPdf(new Uint8Array(await answer.arrayBuffer()));
  const report = (name: TestUserName | undefined, query = '', id = campaign.campaignId) =>
    ask(name, `/campaign/v1/report/${id}${query}`);

  test('a campaign report has brand-facing prices and ratios of sums; what is unknown is no zero', async () => {
    const answer = await report('manager');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('content-disposition')).toMatch(/Kampagnenbericht Herbstleuchten \d\d\.\d\d\.\d{4}\.pdf/);
    const pdf = await read(answer);
    const text = pdf.pages.join(' ');
    expect(pdf.title).toBe('Herbstleuchten – Alpenglück GmbH');
    expect(text).toMatch(/Gebuchte Kanäle.* 2 /);
    // 4,000 € by 1,000 clicks, not the mean of 10 € and 3.33 €.
    expect(text).toMatch(/4\.000\s€/);
    expect(text).toMatch(/CPC.* 4\s€/);
    expect(text).not.toMatch(/\b(?:4\.000|48\.000|4),00\s€/);
    expect(text).not.toMatch(/6,67\s€/);
    expect(text).toMatch(/Views –/);
    for (const secret of ['777', 'nur für uns', '500']) expect(text).not.toContain(secret);
  });

  test('its TKP says when it stands on followers for want of impressions', async () => {
    const impressions = (value: number | null) =>
      server.db
        .updateTable('campaign_entries')
        .set({ impressions: value })
        .where('campaign_id', '=', campaign.campaignId)
        .where('clicks', '=', 100)
        .execute();
    const text = async (query = '') => (await read(await report('manager', query))).pages.join(' ');
    expect(await text()).not.toMatch(/Basis/);
    await impressions(null);
    expect(await text()).toMatch(/TKP .*Basis Follower/);
    expect(await text('?language=en')).toMatch(/CPM .*Based on followers/);
    await impressions(40_000);
  });

  test('its goals are drawn as bars, which say in words what they show; without goals there are none', async () => {
    const goals = (kpi: object) =>
      server.db
        .updateTable('campaigns')
        .set({ kpi: JSON.stringify(kpi) })
        .where('id', '=', campaign.campaignId)
        .execute();
    const chart = async () => {
      const { pages, alternatives } = await read(await report('manager'));
      return { isThere: pages.join(' ').includes('Zielerreichung'), words: alternatives.flat() };
    };
    await goals({ reach: null, clicks: 800, views: 5_000, sales: null });
    // Views are not known: a bar of 0 would claim that there were none.
    expect(await chart()).toEqual({
      isThere: true,
      words: [expect.stringMatching(/^Erreicht in Prozent des Solls: Klicks 125\s%\.$/)],
    });
    await goals({ reach: null, clicks: null, views: null, sales: null });
    expect(await chart()).toEqual({ isThere: false, words: [] });
  });

  test('it is tagged, in the language asked for, and carries its fonts', async () => {
    const pdf = await read(await report('admin', '?language=en'));
    expect(pdf).toMatchObject({ isTagged: true, areFontsEmbedded: true, language: 'en-GB' });
    expect(pdf.roles.flat()).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TR', 'TH', 'TD']));
    expect(pdf.pages.join(' ')).toMatch(/Booked channels/);
    expect(pdf.pages.join(' ')).toMatch(/€4,000(?!\.00)/);
  });

  test('amounts have no empty cents; in a column where one has cents, all have them', async () => {
    await server.db
      .updateTable('campaign_entries')
      .set({ external_budget: 1_000.5 })
      .where('external_budget', '=', 1_000)
      .execute();
    const pages = (await read(await report('manager'))).pages;
    await server.db
      .updateTable('campaign_entries')
      .set({ external_budget: 1_000 })
      .where('external_budget', '=', 1_000.5)
      .execute();
    const [facts = '', table = ''] = [pages.slice(0, -1).join(' '), pages.at(-1)];
    expect(facts).toMatch(/4\.000,5\s€/);
    for (const amount of [/1\.000,50\s€/, /3\.000,00\s€/, /4\.000,50\s€/]) expect(table).toMatch(amount);
  });

  test('it is for those who may export campaigns and see this one', async () => {
    for (const name of ['management', 'brand', 'tester'] as const) expect((await report(name)).status).toBe(403);
    expect((await report(undefined)).status).toBe(401);
    expect((await report('manager', '', 999_999)).status).toBe(404);
    expect((await report('manager', '?language=fr')).status).toBe(422);
  });

  const lena = () => campaign.channels[0]?.influencerId ?? 0;
  const personal = (name: TestUserName, body: object = {}) =>
    ask(name, '/influencer/dataExport', { influencerId: lena(), format: 'pdf', ...body });

  test('what is stored about a person can be read as PDF: names of all Europe, long comments whole, over several pages', async () => {
    await server.db
      .updateTable('influencers')
      .set({ surname: strange, iban: 'DE02120300000000202051', gender: 'female' })
      .where('id', '=', lena())
      .execute();
    const long = Array.from({ length: 300 }, (_, index) => `Wort${index}`).join(' ');
    for (const text of [long, 'Antwortet schnell.']) {
      await server.db
        .insertInto('comments')
        .values({
          subject_kind: 'influencer',
          subject_id: lena(),
          audience: 'internal',
          author_user_id: 9,
          author_side: 'agency',
          text,
        })
        .execute();
    }
    const answer = await personal('admin');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const pdf = await read(answer);
    const text = pdf.pages.join(' ');
    expect(pdf.pages.length).toBeGreaterThan(1);
    expect(pdf).toMatchObject({
      isTagged: true,
      areFontsEmbedded: true,
      language: 'de-DE',
      title: `Datenauskunft – Lena ${strange}`,
    });
    for (const part of [
      'DE02120300000000202051',
      'Weiblich',
      'Herbstleuchten',
      'Antwortet schnell.',
      'Wort0 ',
      'Wort299',
      'Follower',
    ])
      expect(text).toContain(part);
    expect(text).toMatch(new RegExp(`${pdf.pages.length} / ${pdf.pages.length}`));
  });

  test('JSON stays what is given when no kind is named', async () => {
    const answer = await ask('admin', '/influencer/dataExport', { influencerId: lena() });
    expect(answer.headers.get('content-disposition')).toContain('.json');
    expect(((await answer.json()) as { person: { influencerId: number } }).person.influencerId).toBe(lena());
  });

  test('it is for admins with the right to export alone; what is exported is in the log', async () => {
    for (const name of ['manager', 'management', 'brand'] as const) expect((await personal(name)).status).toBe(403);
    expect((await personal('superAdmin', { influencerId: 999_999 })).status).toBe(404);
    expect((await personal('superAdmin', { format: 'docx' })).status).toBe(422);
    const logged = await server.db
      .selectFrom('audit_log')
      .selectAll()
      .where('entity', '=', 'influencer')
      .where('action', '=', 5)
      .execute();
    expect(logged.some(({ changes }) => JSON.stringify(changes).includes('pdf'))).toBe(true);
  });
});
