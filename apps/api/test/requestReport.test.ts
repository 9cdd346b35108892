import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CampaignFixture, insertCampaignFixture } from './kit/campaignFixture.ts';
import { describeOnOneDatabase } from './kit/describeOnEachDatabase.ts';
import { readPdf } from './kit/readPdf.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';
import type { TestUserName } from './kit/testUsers.ts';

describeOnOneDatabase('the report of a request', (database) => {
  let server: TestServer;
  let fixture: CampaignFixture;
  beforeAll(async () => {
    server = await startTestServer({ database });
  });
  beforeEach(async () => {
    for (const table of ['influencers', 'campaign_requests', 'campaigns'] as const)
      await server.db.deleteFrom(table).execute();
    fixture = await insertCampaignFixture(server.db, 4);
    const manager = await server.as('manager');
    await manager.POST('/campaign/v1/addEditCompaignInfluencer', {
      body: [0, 1, 2, 3].map((position) => fixture.entryOf(position)),
    });
    const entries = await server.db
      .selectFrom('campaign_entries')
      .select('id')
      .where('campaign_id', '=', fixture.campaignId)
      .orderBy('id')
      .execute();
    const book = (position: number, values: object) =>
      server.db
        .updateTable('campaign_entries')
        .set({
          state: 3,
          is_published: 1,
          brand_status: 3,
          pre_budget: 511,
          final_budget: 777,
          agency_commission: 123,
          notes: 'nur für uns',
          ...values,
        })
        .where('id', '=', entries[position]?.id ?? 0)
        .execute();
    await book(0, { external_budget: 1_000, clicks: 100, impressions: 40_000, publish_date: '2026-10-12' });
    await book(1, { external_budget: 3_000, clicks: 900 });
    // Not published, and not booked: neither is the brand's to see among the results.
    await book(2, { external_budget: 8_888, is_published: 0 });
    await book(3, { external_budget: 9_999, state: 2 });
  });
  afterAll(() => server.stop());

  const ask = async (name: TestUserName | undefined, id = fixture.requestId, query = '') =>
    fetch(`${server.url}/api/campaignRequest/report/${id}${query}`, {
      headers: name === undefined ? {} : { Authorization: `Bearer ${(await server.logIn(name)).accessToken}` },
    });
  const read = async (answer: Response) => readPdf(new Uint8Array(await answer.arrayBuffer()));

  test('it holds what the brand sees of its booked channels, at its own prices, and nothing else', async () => {
    const answer = await ask('brand');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('content-disposition')).toMatch(/Kampagnenbericht Herbstleuchten \d\d\.\d\d\.\d{4}\.pdf/);
    const pdf = await read(answer);
    const text = pdf.pages.join(' ');
    expect(pdf.title).toBe('Herbstleuchten – Alpenglück GmbH');
    expect(text).toMatch(/Gebuchte Kanäle.* 2 /);
    expect(text).toMatch(/Lena Hartwig 0/);
    expect(text).toMatch(/4\.000\s€/);
    // 4,000 € by 1,000 clicks.
    expect(text).toMatch(/CPC.* 4\s€/);
    expect(text).not.toMatch(/\b(?:4\.000|48\.000|4),00\s€/);
    for (const secret of ['777', '511', '123 €', 'nur für uns', '8.888', '9.999', 'Hartwig 2', 'Hartwig 3'])
      expect(text).not.toContain(secret);
  });

  test('its table of goals stands on one page, and its sums never without a channel', async () => {
    await server.db
      .updateTable('campaign_requests')
      .set({ kpi: JSON.stringify({ reach: 900_000, clicks: 4_321, views: 65_432, sales: 987 }) })
      .where('id', '=', fixture.requestId)
      .execute();
    await server.db.updateTable('campaigns').set({ target_cpm: 14.5 }).where('id', '=', fixture.campaignId).execute();
    const { pages } = await read(await ask('brand'));
    const goals = pages.find((text) => /\bZiele\b/.test(text)) ?? '';
    for (const target of ['900.000', '4.321', '65.432', '987', '14,5 €']) expect(goals).toContain(target);
    expect(pages.findLast((text) => /\bSumme\b/.test(text)) ?? '').toContain('Lena Hartwig 1');
  });

  test('of a post that is online without a day it says that it is online', async () => {
    await server.db
      .updateTable('campaign_entries')
      .set({ content_status: 'Online', publish_date: null })
      .where('external_budget', '=', 3_000)
      .execute();
    const text = (await read(await ask('brand'))).pages.join(' ');
    expect(text).toContain('12.10.2026');
    expect(text).toMatch(/Lena Hartwig 1 .*Online/);
  });

  test('it is tagged, and in the language asked for', async () => {
    const pdf = await read(await ask('brandManager', fixture.requestId, '?language=en'));
    expect(pdf).toMatchObject({ isTagged: true, areFontsEmbedded: true, language: 'en-GB' });
    expect(pdf.roles.flat()).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TR', 'TH', 'TD']));
    expect(pdf.pages.join(' ')).toMatch(/Booked channels/);
    expect(pdf.pages.join(' ')).toMatch(/€4,000(?!\.00)/);
  });

  test('it is for the people of this brand alone, those invited among them; without a campaign there is none', async () => {
    expect((await ask('brandInvited')).status).toBe(200);
    expect((await ask('brandTwo')).status).toBe(404);
    for (const name of ['manager', 'management', 'tester'] as const) expect((await ask(name)).status).toBe(403);
    expect((await ask(undefined)).status).toBe(401);
    expect((await ask('brand', 999_999)).status).toBe(404);
    expect((await ask('brand', fixture.requestId, '?language=fr')).status).toBe(422);
    await server.db
      .updateTable('campaign_requests')
      .set({ campaign_id: null })
      .where('id', '=', fixture.requestId)
      .execute();
    expect((await ask('brand')).status).toBe(404);
  });

  test('of a campaign that was switched off the brand learns no results', async () => {
    await server.db.updateTable('campaigns').set({ active: false }).where('id', '=', fixture.campaignId).execute();
    const text = (await read(await ask('brand'))).pages.join(' ');
    expect(text).toMatch(/Noch ist kein Kanal gebucht/);
    expect(text).not.toContain('Hartwig');
  });
});
