import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { errorsOf, leadCaller } from './kit/leadFixture.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';

const { admin, manager } = testUsers;

describeOnEachDatabase('the log and the to-dos of customer leads', (database) => {
  let server: TestServer;
  let asManager: ReturnType<typeof leadCaller>;
  let asAdmin: ReturnType<typeof leadCaller>;
  beforeAll(async () => {
    server = await startTestServer({ database });
    asManager = leadCaller(await server.as('manager'));
    asAdmin = leadCaller(await server.as('admin'));
  });
  beforeEach(async () => {
    for (const table of ['customer_leads', 'todos', 'audit_log'] as const) await server.db.deleteFrom(table).execute();
  });
  afterAll(() => server.stop());

  const DAY = 86_400_000;
  const ago = (days: number): string => new Date(server.clock.now().getTime() - days * DAY).toISOString();
  type Entry = { kind: 'call' | 'mail' | 'meeting'; note: string; at?: string };
  const log = (customerLeadId: number, entry: Entry, caller = asManager) =>
    caller.client.POST('/customerLead/history/add', { body: { customerLeadId, ...entry } });
  const remove = (customerLeadId: number, entryId: number, caller = asManager) =>
    caller.client.POST('/customerLead/history/delete', { body: { customerLeadId, entryId } });

  test('calls, mails and meetings are logged, the newest first, and the latest is in the list', async () => {
    const { customerLeadId } = await asManager.saved({ ownerUserId: manager.id });
    const before = server.clock.now().toISOString();
    const { data: first } = await log(customerLeadId, { kind: 'call', note: ' Rückruf vereinbart ' });
    expect(first?.data.content).toMatchObject([
      { kind: 'call', note: 'Rückruf vereinbart', userName: 'manager Muster', mayDelete: true },
    ]);
    const at = first?.data.content[0]?.at ?? '';
    expect(before <= at && at <= server.clock.now().toISOString()).toBe(true);
    await log(customerLeadId, { kind: 'mail', note: 'Mediakit geschickt', at: ago(9) }, asAdmin);
    const { data } = await log(customerLeadId, { kind: 'meeting', note: 'Auf der Messe', at: ago(4) });
    expect(data?.data).toMatchObject({ totalElements: 3, number: 0, size: 10 });
    expect(data?.data.content.map(({ kind, mayDelete }) => [kind, mayDelete])).toEqual([
      ['call', true],
      ['meeting', true],
      ['mail', false],
    ]);
    expect((await asManager.read(customerLeadId)).lastContactAt).toBe(at);
    const page = await asManager.client.GET('/customerLead/getLog/{id}', {
      params: { path: { id: customerLeadId }, query: { pageNumber: 1, pageSize: 2 } },
    });
    expect(page.data?.data).toMatchObject({ totalElements: 3, totalPages: 2, content: [{ kind: 'mail' }] });
  });

  test('what is empty, or has not taken place yet, is rejected', async () => {
    const { customerLeadId } = await asManager.saved();
    expect(errorsOf(await log(customerLeadId, { kind: 'call', note: ' ' }))).toEqual(['note: invalidFormat']);
    expect(errorsOf(await log(customerLeadId, { kind: 'call', note: 'Morgen', at: ago(-1) }))).toEqual([
      'at: futureDate',
    ]);
    expect((await log(customerLeadId, { kind: 'fax' as 'call', note: 'Fax' })).response.status).toBe(422);
    expect((await asManager.read(customerLeadId)).lastContactAt).toBeNull();
  });

  test('who wrote an entry deletes it, administrators delete any; it has to be one of the lead', async () => {
    const { customerLeadId } = await asManager.saved();
    const other = await asManager.saved({ company: 'Andere GmbH' });
    await log(customerLeadId, { kind: 'call', note: 'Alt', at: ago(5) }, asAdmin);
    const { data } = await log(customerLeadId, { kind: 'call', note: 'Neu' });
    const [newest, oldest] = data?.data.content ?? [];
    expect((await remove(customerLeadId, oldest?.entryId ?? 0)).error).toMatchObject({ error: 'notYourEntry' });
    expect((await remove(other.customerLeadId, newest?.entryId ?? 0)).response.status).toBe(404);
    const left = await remove(customerLeadId, newest?.entryId ?? 0);
    expect(left.data?.data.content.map(({ note }) => note)).toEqual(['Alt']);
    expect((await asManager.read(customerLeadId)).lastContactAt).toBe(oldest?.at);
    expect((await remove(customerLeadId, oldest?.entryId ?? 0, asAdmin)).data?.data.content).toEqual([]);
    expect((await asManager.read(customerLeadId)).lastContactAt).toBeNull();
    const audited = await server.db
      .selectFrom('audit_log')
      .select(['entity', 'entity_id'])
      .where('operation', '=', 'deleteCustomerLeadContact')
      .where('outcome', '=', 200)
      .execute();
    expect(audited).toEqual(Array.from({ length: 2 }, () => ({ entity: 'customerLead', entity_id: customerLeadId })));
  });

  test('a to-do is written for a lead its writer sees, and names the company to those who see the lead [R-ENT-029]', async () => {
    const own = await asManager.saved({ ownerUserId: manager.id });
    const foreign = await asAdmin.saved({ company: 'Fremde GmbH', ownerUserId: admin.id });
    const create = (caller: typeof asManager, values: { customerLeadId: number; assign?: number; repeat?: 'daily' }) =>
      caller.client.POST('/todo/create', { body: { title: 'Anrufen', dueDate: '2099-11-30', ...values } });
    expect((await create(asManager, { customerLeadId: own.customerLeadId })).data?.data).toMatchObject({
      customerLeadId: own.customerLeadId,
      customerLeadName: 'Nordlicht Outdoor GmbH',
    });
    for (const customerLeadId of [foreign.customerLeadId, 999_999])
      expect(errorsOf(await create(asManager, { customerLeadId }))).toEqual(['customerLeadId: invalidValue']);
    await create(asAdmin, { customerLeadId: foreign.customerLeadId, assign: manager.id });
    const { data } = await asManager.client.POST('/todo/getList', {
      body: { filters: { customerLeadId: foreign.customerLeadId } },
    });
    expect(data?.data.content).toMatchObject([{ customerLeadId: foreign.customerLeadId, customerLeadName: null }]);
    const seen = await asAdmin.client.POST('/todo/getList', {
      body: { filters: { customerLeadId: foreign.customerLeadId } },
    });
    expect(seen.data?.data.content).toMatchObject([{ customerLeadName: 'Fremde GmbH' }]);
  });

  test('without the right to see leads no to-do is written for one', async () => {
    const { customerLeadId } = await asManager.saved({ ownerUserId: manager.id });
    const setRights = (rights: string[]) =>
      server.db
        .updateTable('role_permissions')
        .set({ rights })
        .where('role_id', '=', 9)
        .where('module_name', '=', 'Customer Leads')
        .execute();
    await setRights([]);
    try {
      expect(
        errorsOf(
          await asManager.client.POST('/todo/create', {
            body: { title: 'Anrufen', dueDate: '2099-11-30', customerLeadId },
          }),
        ),
      ).toEqual(['customerLeadId: invalidValue']);
    } finally {
      await setRights(['view', 'add', 'edit', 'export']);
    }
  });

  test('the next of a to-do that repeats belongs to the same lead', async () => {
    const { customerLeadId } = await asManager.saved({ ownerUserId: manager.id });
    const { data } = await asManager.client.POST('/todo/create', {
      body: { title: 'Anrufen', dueDate: '2027-03-01', repeat: 'monthly', customerLeadId },
    });
    await asManager.client.POST('/todo/changeStatus', { body: { todoId: data?.data.todoId ?? 0, status: 3 } });
    expect(await server.db.selectFrom('todos').select(['status', 'customer_lead_id']).orderBy('id').execute()).toEqual([
      { status: 3, customer_lead_id: customerLeadId },
      { status: 1, customer_lead_id: customerLeadId },
    ]);
  });
});
