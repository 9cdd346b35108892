import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { berlinDayIn } from '@resonanz/domain/berlinDay';
import { SALES_BOARD } from '@resonanz/domain/sales';
import { nextStates } from '@resonanz/domain/transitions';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { errorsOf, leadCaller, nordlicht } from './kit/leadFixture.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';

const { manager } = testUsers;
type Status = Parameters<ReturnType<typeof leadCaller>['move']>[1];

describeOnEachDatabase('the sales status of customer leads', (database) => {
  let server: TestServer;
  let asManager: ReturnType<typeof leadCaller>;
  let asAdmin: ReturnType<typeof leadCaller>;
  let asSuperAdmin: ReturnType<typeof leadCaller>;
  beforeAll(async () => {
    server = await startTestServer({ database });
    asManager = leadCaller(await server.as('manager'));
    asAdmin = leadCaller(await server.as('admin'));
    asSuperAdmin = leadCaller(await server.as('superAdmin'));
  });
  beforeEach(async () => {
    for (const table of ['customer_leads', 'todos', 'notifications', 'history', 'audit_log'] as const)
      await server.db.deleteFrom(table).execute();
    await server.db.deleteFrom('customers').where('id', '>', 100).execute();
  });
  afterAll(() => server.stop());

  const dayIn = (days: number): string => berlinDayIn(server.clock.now(), days);
  const put = (id: number, status: Status) =>
    server.db.updateTable('customer_leads').set({ status, reason: null }).where('id', '=', id).execute();
  const leadIn = async (status: Status): Promise<number> => {
    const { customerLeadId } = await asManager.saved({ ownerUserId: manager.id, customerId: 1 });
    await put(customerLeadId, status);
    return customerLeadId;
  };
  const setRights = (module: string, rights: string[]) =>
    server.db
      .updateTable('role_permissions')
      .set({ rights })
      .where('role_id', '=', 9)
      .where('module_name', '=', module)
      .execute();

  test.each(SALES_BOARD)('from %i exactly what the table lists is allowed', async (from) => {
    const id = await leadIn(from);
    const facts = { reason: 'Budget gestrichen', followUpDate: dayIn(3) };
    const allowed: Status[] = [];
    for (const to of SALES_BOARD) {
      await put(id, from);
      const { response, error } = await asManager.move(id, to, facts);
      if (response.status === 200) allowed.push(to);
      else expect([response.status, error?.error]).toEqual([409, 'transitionNotAllowed']);
    }
    expect(allowed.sort()).toEqual([...nextStates('salesStatus', from, 9)].sort());
  });

  test('lost and unqualified need a reason, which every other status forgets', async () => {
    const id = await leadIn(1);
    for (const status of [3, 6] as const) {
      for (const reason of [{}, { reason: 'x'.repeat(1_001) }])
        expect((await asManager.move(id, status, reason)).response.status).toBe(422);
      expect(errorsOf(await asManager.move(id, status))).toEqual(['reason: required']);
      const { data } = await asManager.move(id, status, { reason: ' Kein Budget in diesem Jahr ' });
      expect(data?.data).toMatchObject({ status, reason: 'Kein Budget in diesem Jahr' });
      const [latest] = await asManager.history(id);
      expect(latest).toMatchObject({ action: 3, reason: 'Kein Budget in diesem Jahr' });
      expect(latest?.changes).toEqual(
        expect.arrayContaining([expect.objectContaining({ field: 'status', before: 1, after: status })]),
      );
      expect((await asManager.move(id, 1)).data?.data).toMatchObject({ status: 1, reason: null });
    }
  });

  test('the qualified flag follows statuses 2 and 3 alone', async () => {
    const id = await leadIn(1);
    const flags: (number | undefined)[] = [];
    for (const [status, values] of [
      [8, {}],
      [2, {}],
      [7, {}],
      [6, { reason: 'Zu teuer' }],
      [1, {}],
      [3, { reason: 'Passt nicht' }],
      [1, {}],
      [2, {}],
    ] as const) {
      flags.push((await asManager.move(id, status, values)).data?.data.qualified);
    }
    expect(flags).toEqual([0, 1, 1, 1, 1, 0, 0, 1]);
  });

  test('a super admin corrects any status with a reason; nobody else does', async () => {
    const id = await leadIn(5);
    expect((await asSuperAdmin.move(id, 4)).error).toMatchObject({ error: 'transitionNotAllowed' });
    expect((await asAdmin.move(id, 4, { reason: 'Versehen' })).error).toMatchObject({ error: 'transitionNotAllowed' });
    expect(errorsOf(await asSuperAdmin.move(id, 9, { reason: 'Versehen' }))).toEqual(['followUpDate: required']);
    expect((await asSuperAdmin.move(id, 4, { reason: 'Versehen' })).data?.data).toMatchObject({
      status: 4,
      reason: null,
    });
    expect((await asManager.history(id))[0]).toMatchObject({
      action: 3,
      reason: 'Versehen',
      userName: 'superAdmin Muster',
    });
  });

  test('a follow-up needs a day from today on', async () => {
    const id = await leadIn(1);
    expect(errorsOf(await asManager.move(id, 9))).toEqual(['followUpDate: required']);
    expect(errorsOf(await asManager.move(id, 9, { followUpDate: dayIn(-1) }))).toEqual(['followUpDate: pastDate']);
    expect((await asManager.read(id)).status).toBe(1);
    expect((await asManager.move(id, 9, { followUpDate: dayIn(0) })).data?.data).toMatchObject({
      status: 9,
      followUpDate: dayIn(0),
      isFollowUpDue: true,
    });
  });

  test('closing ends the follow-up, and its to-do is done', async () => {
    const id = await leadIn(1);
    const { data } = await asManager.move(id, 9, { followUpDate: dayIn(2) });
    const todoId = data?.data.followUpTodoId ?? 0;
    await server.db
      .updateTable('todos')
      .set({ repeat: 'weekly', repeat_from: dayIn(2) })
      .where('id', '=', todoId)
      .execute();
    expect((await asManager.move(id, 6, { reason: 'Kein Bedarf' })).data?.data).toMatchObject({
      status: 6,
      followUpDate: null,
      followUpTodoId: null,
      isFollowUpDue: false,
    });
    expect(
      await server.db.selectFrom('todos').select(['id', 'status', 'repeat', 'customer_lead_id']).execute(),
    ).toEqual([{ id: todoId, status: 3, repeat: null, customer_lead_id: id }]);
    const again = await asManager.move(id, 9, { followUpDate: dayIn(5) });
    expect(again.data?.data.followUpTodoId).not.toBe(todoId);
    expect(await server.db.selectFrom('todos').select('status').orderBy('id').execute()).toEqual([
      { status: 3 },
      { status: 1 },
    ]);
  });

  test('a lead that is won keeps its customer, or gets the one that is named', async () => {
    const id = await leadIn(4);
    expect((await asManager.move(id, 5)).data?.data).toMatchObject({
      status: 5,
      customerId: 1,
      customerName: 'Alpenglück GmbH',
    });
    await put(id, 4);
    expect(errorsOf(await asManager.move(id, 5, { customerId: 999_999 }))).toEqual(['customerId: invalidValue']);
    expect((await asManager.move(id, 5, { customerId: 2 })).data?.data).toMatchObject({
      status: 5,
      customerId: 2,
      customerName: 'Küstenkind AG',
    });
    expect(await server.db.selectFrom('customers').select('id').where('id', '>', 2).execute()).toEqual([]);
    const { updatedAt } = await asManager.read(id);
    const values = { ...nordlicht, ownerUserId: manager.id, customerLeadId: id, updatedAt };
    expect(errorsOf(await asManager.save({ ...values, customerId: null }))).toEqual(['customerId: required']);
    expect((await asManager.save({ ...values, customerId: 1 })).data?.data).toMatchObject({ status: 5, customerId: 1 });
    expect((await asAdmin.client.POST('/customerLead/delete', { body: { customerLeadId: id } })).error).toMatchObject({
      error: 'leadWon',
    });
  });

  test('without a customer it becomes one: a prospect with the company, the contacts and the owner of the lead', async () => {
    const { customerLeadId: id } = await asAdmin.saved({ ownerUserId: manager.id });
    await put(id, 7);
    const { data } = await asManager.move(id, 5);
    const customerId = data?.data.customerId ?? 0;
    const { data: customer } = await asManager.client.GET('/customer/getById/{id}', {
      params: { path: { id: customerId } },
    });
    expect(customer?.data).toMatchObject({
      name: nordlicht.company,
      country: 'DE',
      industryId: 106,
      website: 'https://www.nordlicht-outdoor.example/',
      status: 1,
      ownerUserId: manager.id,
      contacts: [
        { name: 'Ole Petersen', phone: '+4940123456', isMain: true },
        { name: 'Zentrale', isMain: false },
      ],
    });
    const { data: history } = await asManager.client.GET('/customer/getHistory/{id}', {
      params: { path: { id: customerId }, query: {} },
    });
    expect(history?.data.content).toMatchObject([{ action: 1, userName: 'manager Muster' }]);
    const [latest] = await asManager.history(id);
    expect(latest?.changes).toMatchObject([
      { field: 'customerId', before: null, after: customerId },
      { field: 'status', before: 7, after: 5 },
    ]);
    const audited = await server.db
      .selectFrom('audit_log')
      .select(['entity', 'entity_id'])
      .where('operation', '=', 'changeCustomerLeadStatus')
      .orderBy('entity')
      .execute();
    expect(audited).toEqual([
      { entity: 'customer', entity_id: customerId },
      { entity: 'customerLead', entity_id: id },
    ]);
  });

  test('who may not add customers makes none, and the lead stays as it was', async () => {
    const { customerLeadId: id } = await asAdmin.saved({ ownerUserId: manager.id });
    await put(id, 7);
    await setRights('Customer Management', ['view', 'edit']);
    try {
      expect((await asManager.move(id, 5)).response.status).toBe(403);
      expect(await asManager.read(id)).toMatchObject({ status: 7, customerId: null });
      expect((await asManager.move(id, 5, { customerId: 1 })).data?.data).toMatchObject({ status: 5, customerId: 1 });
    } finally {
      await setRights('Customer Management', ['view', 'add', 'edit', 'export']);
    }
  });

  test('an owner who may not look after customers does not become one’s', async () => {
    const { customerLeadId: id } = await asAdmin.saved({ ownerUserId: manager.id });
    await put(id, 7);
    await setRights('Customer Management', ['view']);
    try {
      const { data } = await asAdmin.move(id, 5);
      const customer = await server.db
        .selectFrom('customers')
        .select('owner_user_id')
        .where('id', '=', data?.data.customerId ?? 0)
        .executeTakeFirst();
      expect(customer).toEqual({ owner_user_id: null });
      expect(data?.data.ownerUserId).toBe(manager.id);
    } finally {
      await setRights('Customer Management', ['view', 'add', 'edit', 'export']);
    }
  });

  test('a deleted lead takes its log and its files along, and its to-dos stay', async () => {
    const { customerLeadId } = await asAdmin.saved({ ownerUserId: manager.id });
    await asAdmin.plan(customerLeadId, dayIn(1));
    await asAdmin.client.POST('/customerLead/history/add', {
      body: { customerLeadId, kind: 'call', note: 'Rückruf vereinbart' },
    });
    const form = new FormData();
    for (const [name, value] of Object.entries({
      subject: 'customerLead',
      subjectId: String(customerLeadId),
      kind: 'attachment',
    }))
      form.set(name, value);
    form.set('file', new File(['Notiz'], 'notiz.txt', { type: 'text/plain' }));
    const token = (await server.logIn('admin')).accessToken;
    expect(
      (
        await fetch(`${server.url}/api/files/upload`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}` },
          body: form,
        })
      ).status,
    ).toBe(200);
    const remove = (caller: typeof asAdmin) => caller.client.POST('/customerLead/delete', { body: { customerLeadId } });
    expect((await remove(asManager)).response.status).toBe(403);
    expect((await remove(asAdmin)).response.status).toBe(200);
    expect((await remove(asAdmin)).response.status).toBe(404);
    const { db } = server;
    expect(await db.selectFrom('customer_lead_log').select('id').execute()).toEqual([]);
    expect(await db.selectFrom('customer_lead_contacts').select('id').execute()).toEqual([]);
    expect(
      await db
        .selectFrom('files')
        .select('id')
        .where('subject', '=', 'customerLead')
        .where('deleted_at', 'is', null)
        .execute(),
    ).toEqual([]);
    expect(await db.selectFrom('todos').select(['customer_lead_id', 'assign_user_id']).execute()).toEqual([
      { customer_lead_id: null, assign_user_id: manager.id },
    ]);
    expect(
      await db
        .selectFrom('history')
        .select(['action', 'changes'])
        .where('entity', '=', 'customerLead')
        .where('action', '=', 4)
        .execute(),
    ).toEqual([{ action: 4, changes: { company: [nordlicht.company, null] } }]);
  });
});
