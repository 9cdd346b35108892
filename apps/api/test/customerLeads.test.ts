import readExcelFile from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { berlinDay, berlinDayIn, startOfBerlinDay } from '@resonanz/domain/berlinDay';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { errorsOf, leadCaller, nordlicht } from './kit/leadFixture.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';

const { admin, manager, superAdmin, brand, deactivated } = testUsers;
type Input = Parameters<ReturnType<typeof leadCaller>['save']>[0];

describeOnEachDatabase('customer leads', (database) => {
  let server: TestServer;
  let asManager: ReturnType<typeof leadCaller>;
  let asAdmin: ReturnType<typeof leadCaller>;
  beforeAll(async () => {
    server = await startTestServer({ database });
    asManager = leadCaller(await server.as('manager'));
    asAdmin = leadCaller(await server.as('admin'));
  });
  beforeEach(async () => {
    for (const table of ['customer_leads', 'notifications', 'history', 'audit_log'] as const)
      await server.db.deleteFrom(table).execute();
  });
  afterAll(() => server.stop());

  const setRights = (module: string, rights: string[]) =>
    server.db
      .updateTable('role_permissions')
      .set({ rights })
      .where('role_id', '=', 9)
      .where('module_name', '=', module)
      .execute();

  test('a lead has its company, contact persons and prospects in their stored form', async () => {
    const lead = await asManager.saved({ ownerUserId: manager.id, customerId: 1 });
    expect(lead).toMatchObject({
      ...nordlicht,
      contacts: expect.any(Array),
      website: 'https://www.nordlicht-outdoor.example/',
      status: 1,
      qualified: 0,
      ownerName: 'manager Muster',
      customerName: 'Alpenglück GmbH',
      reason: null,
      followUpDate: null,
      isFollowUpDue: false,
      followUpTodoId: null,
      lastContactAt: null,
      ageDays: 0,
    });
    expect(lead.contacts.map(({ name, role, email, phone, isMain }) => [name, role, email, phone, isMain])).toEqual([
      ['Ole Petersen', 'Marketing', 'ole@nordlicht-outdoor.example', '+4940123456', true],
      ['Zentrale', 'Empfang', 'info@nordlicht-outdoor.example', null, false],
    ]);
    expect(lead.mainContact).toEqual(lead.contacts[0]);
    expect(await asManager.read(lead.customerLeadId)).toEqual(lead);
  });

  test('the sum of the budgets is that of all leads that the caller sees and the filters leave, whatever the page, when it is asked for', async () => {
    for (const expectedBudget of [1000.1, 2000.2, null])
      await asManager.saved({ ownerUserId: manager.id, expectedBudget });
    await asManager.saved({ ownerUserId: manager.id, expectedBudget: 50_000, country: 'CH' });
    await asAdmin.saved({ ownerUserId: admin.id, expectedBudget: 700_000 });
    const sumFor = async ({ client }: typeof asManager, body: Parameters<typeof asManager.companies>[0]) => {
      const { data } = await client.POST('/customerLead/getWithPagination', { body: { pageSize: 1, ...body } });
      return data?.data.budgetSum;
    };
    expect(await sumFor(asManager, { sumBudgets: true })).toBe(53_000.3);
    expect(await sumFor(asAdmin, { sumBudgets: true, pageNumber: 2 })).toBe(753_000.3);
    expect(await sumFor(asManager, { sumBudgets: true, filters: { status: 1, country: 'DE' } })).toBe(3000.3);
    expect(await sumFor(asManager, { sumBudgets: true, filters: { budgetFrom: 900_000 } })).toBeNull();
    expect(await sumFor(asManager, {})).toBeNull();
    const refused = await asManager.client.POST('/customerLead/getWithPagination', {
      body: { sumBudgets: 'yes' as unknown as boolean },
    });
    expect(errorsOf(refused)).toEqual([expect.stringMatching(/^sumBudgets: /)]);
    await asManager.saved({ ownerUserId: manager.id, expectedBudget: 1 });
    expect(await sumFor(asManager, { sumBudgets: true })).toBe(53_001.3);
  });

  test('wrong values are rejected, each at its field', async () => {
    const refused = async (values: Partial<Input>) => errorsOf(await asManager.save({ ...nordlicht, ...values }));
    expect(await refused({ company: ' ' })).toEqual(['company: invalidValue']);
    expect(await refused({ nextStep: 'Siehe <b>Akte</b>', notes: '<i>neu</i>' })).toEqual([
      'nextStep: containsHtml',
      'notes: containsHtml',
    ]);
    expect(await refused({ sourceId: 98, industryId: 9998, ownerUserId: brand.id })).toEqual([
      'sourceId: choiceInvalid',
      'industryId: choiceInvalid',
      'ownerUserId: choiceInvalid',
    ]);
    expect(await refused({ ownerUserId: deactivated.id })).toEqual(['ownerUserId: choiceInvalid']);
    expect(await refused({ customerId: 999_999 })).toEqual(['customerId: invalidValue']);
    expect(await refused({ website: 'kein Verweis' })).toHaveLength(1);
    expect(await refused({ probability: 101 })).toEqual(['probability: outOfRange']);
    expect(await refused({ contacts: [{ name: 'Zentrale', isMain: false }] })).toEqual([
      'contacts: mainContactRequired',
    ]);
    expect(await refused({ contacts: [{ name: 'Ole Petersen', phone: '12', isMain: true }] })).toContain(
      'contacts.0.phone: invalidFormat',
    );
    const { contacts } = await asManager.saved();
    expect(
      await refused({ contacts: [{ name: 'Ole Petersen', isMain: true, contactId: contacts[0]?.contactId ?? 0 }] }),
    ).toEqual(['contacts.0.contactId: invalidValue']);
  });

  test('a change keeps, changes, adds and removes contacts, and the history has old and new values', async () => {
    const { customerLeadId, updatedAt, contacts } = await asManager.saved();
    const main = { contactId: contacts[0]?.contactId ?? 0, name: 'Ole Petersen-Roth', isMain: false };
    const { data } = await asManager.save({
      ...nordlicht,
      customerLeadId,
      updatedAt,
      probability: 70,
      contacts: [main, { name: 'Pia Winter', isMain: true }],
    });
    expect(data?.data.contacts.map(({ name, isMain }) => [name, isMain])).toEqual([
      ['Pia Winter', true],
      ['Ole Petersen-Roth', false],
    ]);
    expect(data?.data.contacts[1]?.contactId).toBe(main.contactId);
    const [latest, first] = await asManager.history(customerLeadId);
    expect(latest).toMatchObject({ entity: 'customerLead', action: 2, userName: 'manager Muster' });
    expect(latest?.changes.map(({ field }) => field)).toEqual(['contacts', 'probability']);
    expect(latest?.changes[1]).toMatchObject({ before: 40, after: 70 });
    expect(first).toMatchObject({ action: 1, changes: [{ field: 'company', before: null, after: nordlicht.company }] });
  });

  test('a user who read an older state is rejected with who has changed the lead since', async () => {
    const { customerLeadId, updatedAt } = await asManager.saved();
    const { data } = await asAdmin.save({ ...nordlicht, customerLeadId, updatedAt, probability: 1 });
    const refused = await asManager.save({ ...nordlicht, customerLeadId, updatedAt, probability: 2 });
    expect(refused.response.status).toBe(409);
    expect(refused.error).toMatchObject({
      error: 'changedMeanwhile',
      data: { name: 'admin Muster', at: data?.data.updatedAt },
    });
    expect((await asManager.read(customerLeadId)).probability).toBe(1);
    expect((await asManager.save({ ...nordlicht, customerLeadId: 999_999, updatedAt })).response.status).toBe(404);
    expect((await asManager.save({ ...nordlicht, customerLeadId })).response.status).toBe(422);
  });

  test('adding needs its own right, and naming a customer the right to see customers', async () => {
    await setRights('Customer Leads', ['view', 'edit']);
    await setRights('Customer Management', ['edit']);
    try {
      expect((await asManager.save(nordlicht)).response.status).toBe(403);
      const { customerLeadId, updatedAt } = await asAdmin.saved({ ownerUserId: manager.id });
      expect(errorsOf(await asManager.save({ ...nordlicht, customerLeadId, updatedAt, customerId: 1 }))).toEqual([
        'customerId: invalidValue',
      ]);
      const linked = await asAdmin.saved({ ownerUserId: manager.id, customerId: 1 });
      expect(await asManager.read(linked.customerLeadId)).toMatchObject({ customerId: 1, customerName: null });
      // What the lead has already may stay.
      const { data } = await asManager.save({
        ...nordlicht,
        customerLeadId: linked.customerLeadId,
        updatedAt: linked.updatedAt,
        customerId: 1,
        ownerUserId: manager.id,
        probability: 5,
      });
      expect(data?.data).toMatchObject({ customerId: 1, probability: 5 });
    } finally {
      await setRights('Customer Leads', ['view', 'add', 'edit', 'export']);
      await setRights('Customer Management', ['view', 'add', 'edit', 'export']);
    }
  });

  test('others than administrators see the leads they own or wrote, and those without an owner', async () => {
    const own = await asAdmin.saved({ company: 'Eigener', ownerUserId: manager.id });
    await asManager.saved({ company: 'Geschrieben', ownerUserId: admin.id });
    await asAdmin.saved({ company: 'Niemandes' });
    const foreign = await asAdmin.saved({ company: 'Fremder', ownerUserId: admin.id });
    expect((await asManager.companies()).sort()).toEqual(['Eigener', 'Geschrieben', 'Niemandes']);
    expect(await asAdmin.companies()).toHaveLength(4);
    const id = foreign.customerLeadId;
    expect((await asManager.get(id)).response.status).toBe(404);
    expect(
      (await asManager.save({ ...nordlicht, customerLeadId: id, updatedAt: foreign.updatedAt })).response.status,
    ).toBe(404);
    expect((await asManager.move(id, 2)).response.status).toBe(404);
    expect((await asManager.plan(id, '2099-01-01')).response.status).toBe(404);
    expect(
      (await asManager.client.GET('/customerLead/getLog/{id}', { params: { path: { id }, query: {} } })).response
        .status,
    ).toBe(404);
    expect(
      (await asManager.client.GET('/customerLead/getHistory/{id}', { params: { path: { id }, query: {} } })).response
        .status,
    ).toBe(404);
    // Who gives the own lead away reads what was saved, once.
    const { data } = await asManager.save({
      ...nordlicht,
      customerLeadId: own.customerLeadId,
      updatedAt: own.updatedAt,
      ownerUserId: superAdmin.id,
    });
    expect(data?.data.ownerUserId).toBe(superAdmin.id);
    expect((await asManager.get(own.customerLeadId)).response.status).toBe(404);
  });

  test('the list is searched, filtered and sorted, the newest first', async () => {
    const first = await asAdmin.saved({ ownerUserId: manager.id });
    await asAdmin.saved({
      company: 'Ärmelkanal Reisen AG',
      country: 'CH',
      sourceId: 99,
      contacts: [],
      expectedBudget: null,
      nextStep: '',
      customerId: 2,
      website: null,
    });
    const old = await asAdmin.saved({
      company: 'Zirbenholz e.U.',
      country: 'AU',
      expectedBudget: 5_000,
      contacts: [],
      nextStep: 'Anrufen',
      website: null,
    });
    const { db, clock } = server;
    await db
      .updateTable('customer_leads')
      .set({ created_at: startOfBerlinDay(berlinDayIn(clock.now(), -40)), status: 6, qualified: 1 })
      .where('id', '=', old.customerLeadId)
      .execute();
    const [newest, middle, oldest] = ['Ärmelkanal Reisen AG', nordlicht.company, 'Zirbenholz e.U.'];
    const created = berlinDay(new Date((await asAdmin.read(first.customerLeadId)).createdAt));
    expect(await asAdmin.companies()).toEqual([newest, middle, oldest]);
    expect((await asAdmin.read(old.customerLeadId)).ageDays).toBe(40);
    expect(await asAdmin.companies({ search: 'armelkanal' })).toEqual([newest]);
    expect(await asAdmin.companies({ search: 'PETERSEN' })).toEqual([middle]);
    expect(await asAdmin.companies({ search: 'drei formaten' })).toEqual([middle]);
    expect(await asAdmin.companies({ search: '%' })).toEqual([]);
    const filtered = async (filters: NonNullable<Parameters<typeof asAdmin.companies>[0]>['filters']) =>
      asAdmin.companies({ ...(filters && { filters }) });
    expect(await filtered({ status: 6 })).toEqual([oldest]);
    expect(await filtered({ isOpen: false })).toEqual([oldest]);
    expect(await filtered({ isOpen: true, country: 'DE' })).toEqual([middle]);
    expect(await filtered({ sourceId: 99 })).toEqual([newest]);
    expect(await filtered({ ownerUserId: manager.id })).toEqual([middle]);
    expect(await filtered({ qualified: 1 })).toEqual([oldest]);
    expect(await filtered({ budgetFrom: 5_000, budgetTo: 5_000 })).toEqual([oldest]);
    expect(await filtered({ customerId: 2 })).toEqual([newest]);
    expect(await filtered({ createdFrom: created, createdTo: created })).toEqual([newest, middle]);
    expect(await filtered({ createdTo: '2020-01-01' })).toEqual([]);
    expect(await asAdmin.companies({ sortBy: 'company', sort: 'ASC' })).toEqual([newest, middle, oldest]);
    expect(await asAdmin.companies({ sortBy: 'expectedBudget' })).toEqual([middle, oldest, newest]);
    expect(await asAdmin.companies({ sortBy: 'status', pageSize: 1 })).toEqual([oldest]);
  });

  test('the board’s order is the one of a sales process, not of the numbers', async () => {
    for (const [company, status] of [
      ['Gewonnen', 5],
      ['Termin', 8],
      ['Unqualifiziert', 3],
      ['Angebot', 7],
    ] as const) {
      const { customerLeadId } = await asAdmin.saved({ company });
      await server.db.updateTable('customer_leads').set({ status }).where('id', '=', customerLeadId).execute();
    }
    expect(await asAdmin.companies({ sortBy: 'status', sort: 'ASC' })).toEqual([
      'Termin',
      'Angebot',
      'Gewonnen',
      'Unqualifiziert',
    ]);
  });

  test('the export has the filtered rows in the reader’s language and is in the log', async () => {
    await asManager.saved({ ownerUserId: manager.id });
    await asAdmin.saved({ company: 'Fremder', ownerUserId: admin.id });
    const token = (await server.logIn('manager')).accessToken;
    const exported = (body: unknown) =>
      fetch(`${server.url}/api/customerLead/export`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const csv = await (await exported({ format: 'csv', language: 'de' })).text();
    const [head, row, ...others] = csv.trimEnd().split('\r\n');
    expect(head).toContain(
      'Leadnummer;Firma;Land;Branche;Hauptkontakt;E-Mail-Adresse;Telefon;Quelle;Status;Qualifizierung;Erwartetes Budget (EUR);Erwarteter Monat;Wahrscheinlichkeit (%);Nächster Schritt;Wiedervorlage;Verantwortlich;Kunde;Letzter Kontakt;Alter (Tage);Angelegt',
    );
    expect(row).toContain(
      ';Nordlicht Outdoor GmbH;Deutschland;Naturkosmetik;Ole Petersen;ole@nordlicht-outdoor.example;',
    );
    expect(row).toContain(';Messe DMEXCO;Lead;Unqualifiziert;');
    expect(row).toContain(';Vorschlag mit drei Formaten schicken;;manager Muster;;;0;');
    expect(others).toEqual([]);
    const [sheet] = await readExcelFile(
      Buffer.from(await (await exported({ format: 'xlsx', language: 'en', filters: { country: 'DE' } })).arrayBuffer()),
    );
    expect(sheet?.data[0]?.slice(0, 2)).toEqual(['Lead number', 'Company']);
    expect(sheet?.data[1]?.slice(1, 4)).toEqual(['Nordlicht Outdoor GmbH', 'Germany', 'Natural Cosmetics']);
    expect(sheet?.data[1]?.slice(10, 13)).toEqual([24_000.5, '2027-03', 40]);
    const log = await server.db
      .selectFrom('audit_log')
      .select(['operation', 'action', 'user_id'])
      .where('operation', '=', 'exportCustomerLeads')
      .execute();
    expect(log[0]).toEqual({ operation: 'exportCustomerLeads', action: 5, user_id: manager.id });
  });

  test('people who can look after leads are named', async () => {
    const { data } = await asManager.client.GET('/customerLead/getOwners');
    const ids = data?.data.map(({ userId }) => userId) ?? [];
    expect(ids).toEqual(expect.arrayContaining([manager.id, admin.id]));
    for (const id of [deactivated.id, brand.id]) expect(ids).not.toContain(id);
  });
});
