import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '@resonanz/contract/types';
import { type CampaignFixture, insertCampaignFixture } from './kit/campaignFixture.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';

type Query = components['schemas']['TodoQuery'];
type NewTodo = components['schemas']['NewTodo'];

const { manager, admin } = testUsers;

describeOnEachDatabase('priority, campaign and calendar link of to-dos', (database) => {
  let server: TestServer;
  let asManager: ApiClient;
  let fixture: CampaignFixture;
  beforeAll(async () => {
    server = await startTestServer({ database });
    asManager = await server.as('manager');
    fixture = await insertCampaignFixture(server.db);
  });
  beforeEach(async () => {
    await server.db.deleteFrom('todos').execute();
    await server.db.deleteFrom('todo_feeds').execute();
    await server.db.updateTable('users').set({ is_active: true }).where('id', '=', manager.id).execute();
  });
  afterAll(() => server.stop());

  const create = (values: Partial<NewTodo> = {}) =>
    asManager.POST('/todo/create', { body: { title: 'Briefing', dueDate: '2026-11-30', ...values } });
  const titles = async (body: Query) => {
    const { data } = await asManager.POST('/todo/getList', { body });
    return data?.data.content.map(({ title }) => title);
  };

  test('a to-do has a priority, normal unless said, and may belong to a campaign', async () => {
    expect((await create()).data?.data).toMatchObject({ priority: 2, campaignId: null, campaignName: null });
    const { data } = await create({ priority: 3, campaignId: fixture.campaignId });
    expect(data?.data).toMatchObject({ priority: 3, campaignId: fixture.campaignId, campaignName: 'Herbstleuchten' });
    const { todoId, updatedAt } = data?.data ?? { todoId: 0, updatedAt: '' };
    const { data: changed } = await asManager.POST('/todo/update', {
      body: { todoId, updatedAt, priority: 1, campaignId: null },
    });
    expect(changed?.data).toMatchObject({ priority: 1, campaignId: null, campaignName: null });
  });

  test.each([
    ['a priority that does not exist', { priority: 4 as 3 }, 'priority'],
    ['a campaign that does not exist', { campaignId: 999_999 }, 'campaignId'],
  ])('%s is rejected at its field', async (_title, values, field) => {
    const { response, error } = await create(values);
    expect([response.status, error?.fieldErrors?.map((each) => each.field)]).toEqual([422, [field]]);
  });

  test('a campaign of another region is rejected, and its name is hidden from a user who does not see it', async () => {
    await server.db.updateTable('users').set({ default_region_id: 2 }).where('id', '=', manager.id).execute();
    await server.db.updateTable('campaigns').set({ region_id: 3 }).where('id', '=', fixture.plainCampaignId).execute();
    expect((await create({ campaignId: fixture.plainCampaignId })).response.status).toBe(422);
    const asAdmin = await server.as('admin');
    await asAdmin.POST('/todo/create', {
      body: { title: 'Von oben', dueDate: '2026-11-30', assign: manager.id, campaignId: fixture.plainCampaignId },
    });
    const { data } = await asManager.POST('/todo/getList', { body: {} });
    expect(data?.data.content[0]).toMatchObject({
      title: 'Von oben',
      campaignId: fixture.plainCampaignId,
      campaignName: null,
    });
    await server.db.updateTable('users').set({ default_region_id: 1 }).where('id', '=', manager.id).execute();
  });

  test('priority, campaign and lead narrow the list; the priority orders it', async () => {
    await create({ title: 'Dringend', priority: 3 });
    await create({ title: 'Später', priority: 1, campaignId: fixture.campaignId });
    await create({ title: 'Lead' });
    const lead = await server.db
      .insertInto('customer_leads')
      .values({ company: 'Nordlicht Outdoor GmbH', source_id: 2 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await server.db.updateTable('todos').set({ customer_lead_id: lead.id }).where('title', '=', 'Lead').execute();
    expect(await titles({ filters: { priority: 3 } })).toEqual(['Dringend']);
    expect(await titles({ filters: { campaignId: fixture.campaignId } })).toEqual(['Später']);
    expect(await titles({ filters: { customerLeadId: lead.id } })).toEqual(['Lead']);
    expect(await titles({ sortBy: 'priority', sort: 'DESC' })).toEqual(['Dringend', 'Lead', 'Später']);
  });

  test('the open to-dos of a customer are those of its campaigns and leads, as far as the reader sees them', async () => {
    const { customer_id: customerId } = await server.db
      .selectFrom('campaigns')
      .select('customer_id')
      .where('id', '=', fixture.campaignId)
      .executeTakeFirstOrThrow();
    if (customerId === null) throw new Error('The campaign of the fixture has no customer.');
    const lead = await server.db
      .insertInto('customer_leads')
      .values({ company: 'Nordlicht Outdoor GmbH', source_id: 2, customer_id: customerId })
      .returning('id')
      .executeTakeFirstOrThrow();
    await create({ title: 'Kampagne', campaignId: fixture.campaignId, dueDate: '2026-11-28' });
    await create({ title: 'Lead', customerLeadId: lead.id, dueDate: '2026-11-29' });
    await create({ title: 'Sonst' });
    const done = await create({ title: 'Erledigt', campaignId: fixture.campaignId });
    await asManager.POST('/todo/changeStatus', { body: { todoId: done.data?.data.todoId ?? 0, status: 3 } });
    expect(await titles({ filters: { customerId, isOpen: true } })).toEqual(['Kampagne', 'Lead']);
    expect(await titles({ filters: { customerId, isOpen: false } })).toEqual(['Erledigt']);
    expect(await titles({ filters: { customerId: 999_999 } })).toEqual([]);
    await server.db.updateTable('users').set({ default_region_id: 2 }).where('id', '=', manager.id).execute();
    await server.db.updateTable('campaigns').set({ region_id: 3 }).where('id', '=', fixture.campaignId).execute();
    expect(await titles({ filters: { customerId, isOpen: true } })).toEqual(['Lead']);
    await server.db.updateTable('campaigns').set({ region_id: 1 }).where('id', '=', fixture.campaignId).execute();
    await server.db.updateTable('users').set({ default_region_id: 1 }).where('id', '=', manager.id).execute();
    const { response } = await asManager.POST('/todo/getList', { body: { filters: { customerId: 0 } } });
    expect(response.status).toBe(422);
  });

  describe('the calendar link', () => {
    const link = async () => (await asManager.POST('/todo/feed/create')).data?.data.path ?? '';
    const read = (path: string) => fetch(`${server.url}/api${path}`);

    test('shows open to-dos of its owner as whole days, without a log-in', async () => {
      await create({ title: 'Vertrag; prüfen', description: 'Zeile 1\nZeile 2', priority: 3 });
      await create({ title: 'Für andere', assign: admin.id });
      const done = await create({ title: 'Erledigt' });
      await asManager.POST('/todo/changeStatus', { body: { todoId: done.data?.data.todoId ?? 0, status: 3 } });
      const answer = await read(await link());
      const text = await answer.text();
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
      expect(text).toContain('DTSTART;VALUE=DATE:20261130');
      expect(text).toContain(String.raw`SUMMARY:Vertrag\; prüfen`);
      expect(text).toContain('PRIORITY:1');
      expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
      expect(text).not.toContain(manager.email);
    });

    test('is stored as a hash, replaced by a new one and withdrawn', async () => {
      const first = await link();
      const token = first.split('/').at(-1) ?? '';
      const stored = await server.db.selectFrom('todo_feeds').selectAll().execute();
      expect(JSON.stringify(stored)).not.toContain(token);
      expect((await asManager.GET('/todo/feed')).data?.data.createdAt).not.toBeNull();
      const second = await link();
      expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
      await asManager.POST('/todo/feed/revoke');
      expect((await read(second)).status).toBe(404);
      expect((await asManager.GET('/todo/feed')).data?.data).toEqual({ createdAt: null });
    });

    test('a wrong token is not found, nor is one whose owner may no longer log in', async () => {
      expect((await read(`/todo/calendar/${'A'.repeat(43)}`)).status).toBe(404);
      expect([404, 422]).toContain((await read('/todo/calendar/kurz')).status);
      const path = await link();
      await server.db.updateTable('users').set({ is_active: false }).where('id', '=', manager.id).execute();
      expect((await read(path)).status).toBe(404);
    });
  });
});
