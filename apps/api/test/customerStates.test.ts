import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { berlinDayIn } from '@resonanz/domain/berlinDay';
import { REQUEST_STATUS } from '@resonanz/domain/campaigns';
import type { CustomerStatus } from '@resonanz/domain/customers';
import {
  addCampaign as insertCampaign,
  customerNames,
  lindenblatt,
  readCustomer,
  resetCustomers,
  saveCustomer,
} from './kit/customerFixture.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';

describeOnEachDatabase('states of customers', (database) => {
  let server: TestServer;
  let asManager: ApiClient;
  let asAdmin: ApiClient;
  beforeAll(async () => {
    server = await startTestServer({ database });
    asManager = await server.as('manager');
    asAdmin = await server.as('admin');
  });
  beforeEach(() => resetCustomers(server));
  afterAll(() => server.stop());

  const saved = () => saveCustomer(asManager);
  const read = (id: number) => readCustomer(asManager, id);
  const namesOf = (body: Parameters<typeof customerNames>[1] = {}) => customerNames(asManager, body);
  const addCampaign = (customerId: number, values?: Parameters<typeof insertCampaign>[2]) =>
    insertCampaign(server, customerId, values);
  const change = (customerId: number, values: { status?: 1 | 2 | 3; archived?: boolean }) =>
    asManager.POST('/customer/changeStatus', { body: { customerId, ...values } });

  test('the first campaign in planning makes a prospect a customer no matter who moves it, and the history says so', async () => {
    const { customerId } = await saved();
    const campaign = await addCampaign(customerId, { status: 1 });
    expect((await read(customerId)).status).toBe(1);
    await server.db.updateTable('campaigns').set({ status: 2 }).where('id', '=', campaign).execute();
    expect((await read(customerId)).status).toBe(2);
    const { data } = await asManager.GET('/customer/getHistory/{id}', { params: { path: { id: customerId } } });
    expect(data?.data.content[0]).toMatchObject({
      action: 3,
      userName: null,
      changes: [{ field: 'status', before: 1, after: 2 }],
    });
  });

  test('who is busy with campaigns or requests can neither be left behind nor archived', async () => {
    const { customerId } = await saved();
    expect((await change(customerId, { status: 3 })).error).toMatchObject({ error: 'transitionNotAllowed' });
    const campaign = await addCampaign(customerId);
    await server.db
      .insertInto('campaign_requests')
      .values({ number: 'CR-3', customer_id: customerId, title: 'Herbst', status: REQUEST_STATUS.pending })
      .execute();
    for (const values of [{ status: 3 }, { archived: true }] as const) {
      const { error, response } = await change(customerId, values);
      expect([response.status, error]).toMatchObject([
        409,
        { error: 'customerBusy', data: { campaigns: 1, requests: 1 } },
      ]);
    }
    await server.db.updateTable('campaigns').set({ status: 4 }).where('id', '=', campaign).execute();
    await server.db.updateTable('campaign_requests').set({ status: 3 }).execute();
    expect((await change(customerId, { status: 3, archived: true })).data?.data).toMatchObject({
      status: 3,
      archived: true,
    });
    expect(await namesOf({ search: 'lindenblatt' })).toEqual([]);
    expect(await namesOf({ search: 'lindenblatt', filters: { archived: true } })).toEqual([lindenblatt.name]);
    await addCampaign(customerId);
    expect((await read(customerId)).status).toBe(2);
  });

  test('a customer without a campaign for twelve months is proposed to become a former one; a person decides', async () => {
    const { customerId } = await saved();
    const day = (daysAgo: number) => berlinDayIn(server.clock.now(), -daysAgo);
    const proposed = async () => [
      (await read(customerId)).formerProposed,
      (await namesOf({ filters: { formerProposed: true } })).includes(lindenblatt.name),
    ];
    const campaign = await addCampaign(customerId, { status: 3 });
    const over = (end: number, created = 500) =>
      server.db
        .updateTable('campaigns')
        .set({ status: 4, end_date: day(end), created_at: `${day(created)}T12:00:00Z` })
        .where('id', '=', campaign)
        .execute();
    const setCustomer = (values: { created_at?: string; status?: CustomerStatus }) =>
      server.db.updateTable('customers').set(values).where('id', '=', customerId).execute();
    await over(400);
    expect(await proposed()).toEqual([false, false]);
    await setCustomer({ created_at: `${day(700)}T12:00:00Z` });
    expect(await proposed()).toEqual([true, true]);
    await over(300);
    expect(await proposed()).toEqual([false, false]);
    await over(400);
    const request = { number: 'CR-9', customer_id: customerId, title: 'Herbst', status: REQUEST_STATUS.pending };
    await server.db.insertInto('campaign_requests').values(request).execute();
    expect(await proposed()).toEqual([false, false]);
    await server.db.deleteFrom('campaign_requests').execute();
    const next = await addCampaign(customerId, { status: 1 });
    expect(await proposed()).toEqual([false, false]);
    await server.db.deleteFrom('campaigns').where('id', '=', next).execute();
    expect(await proposed()).toEqual([true, true]);
    expect((await change(customerId, { status: 3 })).data?.data).toMatchObject({ status: 3, formerProposed: false });
  });

  test('only what nothing belongs to is deleted', async () => {
    const { customerId } = await saved();
    const remove = (client: ApiClient) => client.POST('/customer/delete', { body: { customerId } });
    expect((await remove(asManager)).response.status).toBe(403);
    const campaign = await addCampaign(customerId, { status: 5 });
    expect((await remove(asAdmin)).error).toMatchObject({
      error: 'customerInUse',
      data: { campaigns: 1, requests: 0, contracts: 0, leads: 0, users: 0 },
    });
    await server.db.deleteFrom('campaigns').where('id', '=', campaign).execute();
    await server.db
      .insertInto('customer_leads')
      .values({ company: 'Gewonnen GmbH', source_id: 1, status: 5, customer_id: customerId })
      .execute();
    expect((await remove(asAdmin)).error).toMatchObject({ error: 'customerInUse', data: { campaigns: 0, leads: 1 } });
    await server.db.updateTable('customer_leads').set({ status: 7 }).where('customer_id', '=', customerId).execute();
    expect((await remove(asAdmin)).response.status).toBe(200);
    expect((await remove(asAdmin)).response.status).toBe(404);
  });
});
