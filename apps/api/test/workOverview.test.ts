import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '@resonanz/contract/types';
import { berlinDay, berlinDayIn } from '@resonanz/domain/berlinDay';
import { PIPELINE_STATE } from '@resonanz/domain/campaigns';
import { SALES_STATUS } from '@resonanz/domain/sales';
import { type CampaignFixture, insertCampaignFixture } from './kit/campaignFixture.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';

type Overview = components['schemas']['WorkOverview'];

const { admin, manager } = testUsers;
const DAY = 86_400_000;

describeOnEachDatabase('the work overview', (database) => {
  let server: TestServer;
  let asManager: ApiClient;
  let asAdmin: ApiClient;
  let fixture: CampaignFixture;
  let today: string;

  const shifted = (days: number): string => berlinDayIn(server.clock.now(), days);
  const moment = (days: number): Date => new Date(server.clock.now().getTime() + days * DAY);

  beforeAll(async () => {
    server = await startTestServer({ database });
    asManager = await server.as('manager');
    asAdmin = await server.as('admin');
    fixture = await insertCampaignFixture(server.db);
    today = berlinDay(server.clock.now());
    const { db } = server;
    const entry = {
      campaign_id: fixture.campaignId,
      platform: 'Instagram',
      state: PIPELINE_STATE.campaign,
      influencer_id: fixture.channels[0]?.influencerId ?? null,
      channel_handle: 'lena0',
    };
    await db
      .insertInto('campaign_entries')
      .values([
        { ...entry, content_status: 'Online', final_budget: 1500 },
        {
          ...entry,
          content_status: 'Offen',
          content_deadline: shifted(-1),
          content_release: shifted(3),
          final_budget: 500,
        },
        { ...entry, content_status: 'Offen', content_deadline: shifted(9) },
        { ...entry, content_status: 'Eingereicht', content_deadline: shifted(1), content_release: shifted(20) },
        { ...entry, invoice_status: 'Eingegangen', updated_at: moment(-15), content_status: 'Online' },
        { ...entry, invoice_status: 'Eingegangen', updated_at: moment(-13), content_status: 'Online' },
        { ...entry, state: 2, influencer_id: null, is_published: 1, brand_status: 1, published_at: moment(-4) },
        { ...entry, state: 2, is_published: 1, brand_status: 3, published_at: moment(-4) },
      ])
      .execute();
    await db
      .insertInto('campaign_requests')
      .values([
        {
          number: 'CR-900',
          customer_id: 1,
          title: 'Frühling',
          status: 1,
          goal: 'awareness',
          assignee_user_id: admin.id,
        },
        { number: 'CR-901', customer_id: 2, title: 'Sommer', status: 1, goal: 'awareness' },
        { number: 'CR-902', customer_id: 2, title: 'Entwurf', status: 1, goal: 'awareness', is_draft: true },
      ])
      .execute();
    await db
      .insertInto('todos')
      .values([
        ...Array.from({ length: 7 }, (_, index) => ({
          title: `Aufgabe ${index}`,
          due_date: shifted(index),
          assign_user_id: manager.id,
        })),
        { title: 'Erledigt', due_date: today, assign_user_id: manager.id, status: 3 },
        { title: 'Für die Verwaltung', due_date: today, assign_user_id: admin.id },
      ])
      .execute();
    const [grown, unknown] = fixture.channels;
    await db
      .insertInto('bookmarks')
      .values([grown, unknown].map((channel) => ({ user_id: manager.id, channel_id: channel?.id ?? 0 })))
      .execute();
    await db
      .insertInto('follower_history')
      .values([
        { channel_id: grown?.id ?? 0, day: shifted(-40), followers: 1 },
        { channel_id: grown?.id ?? 0, day: shifted(-28), followers: 1000 },
        { channel_id: grown?.id ?? 0, day: shifted(-1), followers: 1125 },
      ])
      .execute();
  });
  afterAll(() => server.stop());

  const overview = async (
    query: { whose?: 'mine' | 'team' | 'all'; region?: number; widget?: keyof Overview } = {},
    client = asManager,
  ): Promise<Overview> => {
    const { data, error } = await client.GET('/workOverview', { params: { query } });
    if (data === undefined) throw new Error(JSON.stringify(error));
    return data.data;
  };

  test('running campaigns say what is online and what is spent [R-ROUTE-021]', async () => {
    const { campaigns } = await overview();
    expect(campaigns?.total).toBe(2);
    expect(campaigns?.rows.find(({ name }) => name === 'Herbstleuchten')).toMatchObject({
      customer: 'Alpenglück GmbH',
      ownerName: 'manager Muster',
      online: 3,
      contents: 6,
      budgetUsed: 2000,
      mediaBudget: 12_500,
    });
  });

  test('deadlines hold the next seven days and what has passed; what was handed in waits for its release', async () => {
    const { deadlines, releases } = await overview();
    expect(deadlines?.rows.map(({ kind, daysLeft }) => [kind, daysLeft])).toEqual([
      ['contentDeadline', -1],
      ['contentRelease', 3],
    ]);
    expect(releases?.rows).toMatchObject([{ kind: 'release', dueDate: shifted(20), partner: 'Lena Hartwig 0' }]);
  });

  test('decisions count the days until the channel is withdrawn; invoices are late after fourteen', async () => {
    const { decisions, invoices } = await overview();
    expect(decisions).toMatchObject({ total: 1, rows: [{ kind: 'decision', partner: 'lena0' }] });
    const days = decisions?.rows[0]?.daysLeft ?? 0;
    expect(decisions?.rows[0]?.dueDate).toBe(shifted(days));
    expect(days).toBeGreaterThan(0);
    expect(invoices).toMatchObject({ total: 1, rows: [{ kind: 'invoice', daysLeft: -15 }] });
  });

  test('open requests are those nobody has taken on and the own ones, never drafts', async () => {
    expect((await overview()).requests?.rows.map(({ title }) => title)).toEqual(['Sommer']);
    expect((await overview({}, asAdmin)).requests?.rows.map(({ title }) => title)).toEqual(['Frühling', 'Sommer']);
  });

  test('leads are those with a follow-up for today or before that are worked on, first those due first', async () => {
    const lead = { source_id: 2, owner_user_id: manager.id, status: SALES_STATUS.followUp };
    await server.db
      .insertInto('customer_leads')
      .values([
        { ...lead, company: 'Heute GmbH', follow_up_date: today },
        { ...lead, company: 'Gestern GmbH', follow_up_date: shifted(-1), status: SALES_STATUS.offer },
        { ...lead, company: 'Morgen GmbH', follow_up_date: shifted(1) },
        { ...lead, company: 'Gewonnen GmbH', follow_up_date: today, status: 5 },
        { ...lead, company: 'Fremd GmbH', follow_up_date: shifted(-3), owner_user_id: admin.id },
        { ...lead, company: 'Niemandes GmbH', follow_up_date: shifted(-2), owner_user_id: null },
      ])
      .execute();
    const yesterday = await server.db
      .selectFrom('customer_leads')
      .select('id')
      .where('company', '=', 'Gestern GmbH')
      .executeTakeFirstOrThrow();
    await server.db
      .insertInto('customer_lead_contacts')
      .values({ customer_lead_id: yesterday.id, name: 'Ole Petersen', is_main: true })
      .execute();
    const { leads } = await overview();
    expect(leads).toEqual({
      total: 2,
      rows: [
        {
          customerLeadId: yesterday.id,
          company: 'Gestern GmbH',
          contactName: 'Ole Petersen',
          status: 7,
          followUpDate: shifted(-1),
          daysLeft: -1,
          ownerName: 'manager Muster',
        },
        {
          customerLeadId: expect.any(Number),
          company: 'Heute GmbH',
          contactName: null,
          status: 9,
          followUpDate: today,
          daysLeft: 0,
          ownerName: 'manager Muster',
        },
      ],
    });
    expect((await overview({ region: 3 })).leads?.total).toBe(2);
    expect((await overview({ whose: 'all' }, asAdmin)).leads?.rows.map(({ company }) => company)).toEqual([
      'Fremd GmbH',
      'Niemandes GmbH',
      'Gestern GmbH',
      'Heute GmbH',
    ]);
    const one = await overview({ widget: 'leads' });
    expect([one.leads?.total, one.todos]).toEqual([2, null]);
    const setRights = (rights: string[]) =>
      server.db
        .updateTable('role_permissions')
        .set({ rights })
        .where('role_id', '=', 9)
        .where('module_name', '=', 'Customer Leads')
        .execute();
    await setRights([]);
    expect((await overview()).leads).toBeNull();
    await setRights(['view', 'add', 'edit', 'export']);
  });

  test('a widget has five rows and the number of all; asked for alone it has more, and no other is read', async () => {
    const { todos } = await overview();
    expect([todos?.rows.length, todos?.total, todos?.rows[0]?.title]).toEqual([5, 7, 'Aufgabe 0']);
    const one = await overview({ widget: 'todos' });
    expect([one.todos?.rows.length, one.campaigns, one.growth]).toEqual([7, null, null]);
  });

  test('watched channels say how they grew; a channel without two measurements is unknown, not 0', async () => {
    const { growth } = await overview();
    expect(growth?.rows.map(({ followers, absolute, percent }) => ({ followers, absolute, percent }))).toEqual([
      { followers: 1125, absolute: 125, percent: 12.5 },
      { followers: 128_401, absolute: null, percent: null },
    ]);
    expect((await overview({}, asAdmin)).growth).toEqual({ rows: [], total: 0 });
  });

  test('what is mine, my region’s and everybody’s differ; everything is left to administrators', async () => {
    expect((await overview({}, asAdmin)).campaigns?.total).toBe(0);
    expect((await overview({ whose: 'team' }, asAdmin)).campaigns?.total).toBe(2);
    expect((await overview({ whose: 'all' }, asAdmin)).todos?.total).toBe(8);
    await server.db.updateTable('users').set({ default_region_id: 2 }).where('id', '=', admin.id).execute();
    expect((await overview({ whose: 'team' }, asAdmin)).todos?.rows.map(({ title }) => title)).toEqual([
      'Für die Verwaltung',
    ]);
    await server.db.updateTable('users').set({ default_region_id: 1 }).where('id', '=', admin.id).execute();
    const { response, error } = await asManager.GET('/workOverview', { params: { query: { whose: 'all' } } });
    expect([response.status, error?.error]).toEqual([403, 'overviewOfAll']);
  });

  test('a region narrows what belongs to a campaign', async () => {
    await server.db.updateTable('campaigns').set({ region_id: 2 }).where('id', '=', fixture.plainCampaignId).execute();
    expect((await overview({ region: 2 })).campaigns?.rows.map(({ name }) => name)).toEqual(['Ohne Anfrage']);
    await server.db.updateTable('campaigns').set({ region_id: 1 }).where('id', '=', fixture.plainCampaignId).execute();
  });

  test('a widget whose module may not be viewed is absent', async () => {
    await server.db
      .deleteFrom('role_permissions')
      .where('role_id', '=', 9)
      .where('module_name', '=', 'Todos')
      .execute();
    const { todos, campaigns } = await overview();
    expect([todos, campaigns?.total]).toEqual([null, 2]);
  });

  test.each([
    ['management', 403],
    ['brand', 403],
    ['tester', 403],
  ] as const)('%s is rejected', async (name, status) => {
    const client = await server.as(name);
    expect((await client.GET('/workOverview', { params: { query: {} } })).response.status).toBe(status);
  });

  test.each([{ whose: 'others' }, { region: 0 }, { widget: 'mails' }])('%o is no input', async (query) => {
    expect((await asManager.GET('/workOverview', { params: { query: query as never } })).response.status).toBe(422);
  });
});
