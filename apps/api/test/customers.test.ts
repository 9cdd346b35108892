import readExcelFile from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { components } from '@resonanz/contract/types';
import {
  accounts,
  addCampaign as insertCampaign,
  billing,
  customerNames,
  lindenblatt,
  marion,
  readCustomer,
  resetCustomers,
  saveCustomer,
} from './kit/customerFixture.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';

type Input = components['schemas']['CustomerInput'];
type Query = components['schemas']['CustomerQuery'];

describeOnEachDatabase('customers', (database) => {
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

  const save = (body: Input, client = asManager) => client.POST('/customer/save', { body });
  const saved = (values: Partial<Input> = {}) => saveCustomer(asManager, values);
  const read = (id: number) => readCustomer(asManager, id);
  const listed = async (body: Query = {}) => {
    const { data } = await asManager.POST('/customer/getWithPagination', { body });
    return data?.data.content ?? [];
  };
  const namesOf = (body: Query = {}) => customerNames(asManager, body);
  const addCampaign = (customerId: number, values?: Parameters<typeof insertCampaign>[2]) =>
    insertCampaign(server, customerId, values);

  test('a customer has master data, contact persons and billing details in their stored form [R-ENT-006] [R-ENT-007] [R-ENT-008]', async () => {
    const customer = await saved();
    const { customerId, contacts, mainContact } = customer;
    expect(customer).toMatchObject({
      name: lindenblatt.name,
      streetAndHouse: 'Rosastraße 9',
      cityAndZip: '79098 Freiburg',
      country: 'DE',
      industryId: 106,
      website: 'https://www.lindenblatt.example/',
      filePath: null,
      budget: 120_000,
      ownerName: 'manager Muster',
      status: 1,
      archived: false,
      hasBrandAccess: false,
      billing: {
        invoiceName: 'Lindenblatt, Kreditoren',
        streetAndHouse: 'Postfach 12',
        cityAndZip: '79098 Freiburg',
        vatId: 'DE123456789',
        email: 'rechnung@lindenblatt.example',
        paymentDays: 14,
        needsOrderNumber: true,
        currencyCode: 'EUR',
      },
    });
    expect(contacts.map(({ name, role, email, phone, isMain }) => [name, role, email, phone, isMain])).toEqual([
      ['Marion Albrecht', 'Marketing', 'marion@lindenblatt.example', '+4940123456', true],
      ['Buchhaltung', 'Rechnungen', 'buchhaltung@lindenblatt.example', null, false],
    ]);
    expect(mainContact).toEqual(contacts[0]);
    expect(await read(customerId)).toEqual(customer);
  });

  test('wrong values are rejected, each at its field', async () => {
    const errorsOf = async (values: Partial<Input>) => {
      const { error, response } = await save({ ...lindenblatt, ...values });
      expect(response.status).toBe(422);
      return error?.fieldErrors?.map(({ field, key }) => `${field}: ${key}`);
    };
    expect(await errorsOf({ name: ' ' })).toEqual(['name: invalidValue']);
    expect(await errorsOf({ notes: 'Siehe <b>Akte</b>' })).toEqual(['notes: containsHtml']);
    expect(await errorsOf({ industryId: 9998, ownerUserId: testUsers.brand.id })).toEqual([
      'industryId: choiceInvalid',
      'ownerUserId: choiceInvalid',
    ]);
    expect(await errorsOf({ billing: { ...billing, vatId: 'FR12345678901' } })).toEqual([
      'billing.vatId: vatIdInvalid',
    ]);
    expect(await errorsOf({ contacts: [accounts] })).toEqual(['contacts: mainContactRequired']);
    expect(await errorsOf({ contacts: [{ ...marion, email: 'marion' }] })).toContain('contacts.0.email: invalidFormat');
    expect(await errorsOf({ contacts: [{ ...marion, phone: '12' }] })).toContain('contacts.0.phone: invalidFormat');
    const { contacts } = await saved();
    expect(await errorsOf({ contacts: [{ ...marion, contactId: contacts[0]?.contactId ?? 0 }] })).toEqual([
      'contacts.0.contactId: invalidValue',
    ]);
  });

  test('a change keeps, changes, adds and removes contacts, and the history has old and new values', async () => {
    const { customerId, updatedAt, contacts } = await saved();
    const [main] = contacts;
    const next = {
      ...lindenblatt,
      customerId,
      updatedAt,
      budget: 90_000,
      contacts: [
        { contactId: main?.contactId ?? 0, name: 'Marion Albrecht-Roth', isMain: false },
        { name: 'Ole Petersen', email: 'ole@lindenblatt.example', isMain: true },
      ],
    };
    const { data } = await save(next);
    expect(data?.data.contacts.map(({ name, isMain }) => [name, isMain])).toEqual([
      ['Ole Petersen', true],
      ['Marion Albrecht-Roth', false],
    ]);
    expect(data?.data.contacts[1]?.contactId).toBe(main?.contactId);
    const history = await asManager.GET('/customer/getHistory/{id}', { params: { path: { id: customerId } } });
    const [latest, first] = history.data?.data.content ?? [];
    expect(latest).toMatchObject({ action: 2, userName: 'manager Muster' });
    expect(latest?.changes.map(({ field }) => field)).toEqual(['budget', 'contacts']);
    expect(latest?.changes[0]).toMatchObject({ before: 120_000, after: 90_000 });
    expect(first).toMatchObject({ action: 1 });
  });

  test('a user who read an older state is rejected with who has changed the customer since', async () => {
    const { customerId, updatedAt } = await saved();
    const { data } = await save({ ...lindenblatt, customerId, updatedAt, budget: 1 }, asAdmin);
    const refused = await save({ ...lindenblatt, customerId, updatedAt, budget: 2 });
    expect(refused.response.status).toBe(409);
    expect(refused.error).toMatchObject({
      error: 'changedMeanwhile',
      data: { name: 'admin Muster', at: data?.data.updatedAt },
    });
    expect((await read(customerId)).budget).toBe(1);
    expect((await save({ ...lindenblatt, customerId: 999_999, updatedAt })).response.status).toBe(404);
    expect((await save({ ...lindenblatt, customerId })).response.status).toBe(422);
  });

  test('adding needs its own right', async () => {
    await server.db
      .updateTable('role_permissions')
      .set({ rights: ['view', 'edit'] })
      .where('role_id', '=', 9)
      .where('module_name', '=', 'Customer Management')
      .execute();
    const { response } = await save(lindenblatt);
    await server.db
      .updateTable('role_permissions')
      .set({ rights: ['view', 'add', 'edit', 'export'] })
      .where('role_id', '=', 9)
      .where('module_name', '=', 'Customer Management')
      .execute();
    expect(response.status).toBe(403);
  });

  test('the list is searched, filtered and sorted; figures follow the campaigns of the year', async () => {
    const one = await saved();
    const two = await saved({
      name: 'Ärmelkanal Reisen AG',
      country: 'CH',
      industryId: null,
      budget: null,
      contacts: [],
      ownerUserId: null,
    });
    await saved({ name: 'Zirbenholz e.U.', country: 'AU', industryId: 601, budget: 5_000 });
    const year = server.clock.now().getFullYear();
    await addCampaign(one.customerId, { status: 3, budget: 30_000, start_date: `${year}-03-01` });
    await addCampaign(one.customerId, { status: 4, budget: 12_000, start_date: `${year}-02-01` });
    await addCampaign(one.customerId, { status: 3, budget: 8_000, start_date: `${year - 1}-12-01` });
    await addCampaign(one.customerId, { status: 1, budget: 50_000, start_date: `${year}-03-01` });
    const [first] = await listed({ search: 'lindenblatt' });
    expect(first).toMatchObject({ openCampaigns: 2, usedBudget: 42_000, status: 2 });
    expect(await namesOf({ search: 'MARION' })).toHaveLength(2);
    expect(await namesOf({ search: 'armelkanal' })).toEqual([two.name]);
    expect(await namesOf({ filters: { country: 'CH' } })).toEqual([two.name]);
    expect(await namesOf({ filters: { industryId: 1 } })).toEqual([one.name]);
    expect(await namesOf({ filters: { ownerUserId: testUsers.manager.id, status: 1 } })).toEqual(['Zirbenholz e.U.']);
    expect(await namesOf({ filters: { budgetFrom: 5_000, budgetTo: 5_000 } })).toEqual(['Zirbenholz e.U.']);
    expect(await namesOf({ sortBy: 'usedBudget', sort: 'DESC', pageSize: 1 })).toEqual([one.name]);
    expect(await namesOf({ filters: { status: 1 } })).toEqual([
      'Alpenglück GmbH',
      two.name,
      'Küstenkind AG',
      'Zirbenholz e.U.',
    ]);
    expect(await namesOf({ search: '%' })).toEqual([]);
  });

  test('campaigns of other regions are neither counted nor listed', async () => {
    const { customerId } = await saved();
    await addCampaign(customerId, {
      region_id: 4,
      budget: 9_000,
      start_date: `${server.clock.now().getFullYear()}-05-01`,
    });
    await server.db.updateTable('users').set({ default_region_id: 2 }).where('id', '=', testUsers.manager.id).execute();
    const { openCampaigns, usedBudget } = await read(customerId);
    const page = await asManager.GET('/customer/getCampaigns/{id}', {
      params: { path: { id: customerId }, query: {} },
    });
    await server.db.updateTable('users').set({ default_region_id: 1 }).where('id', '=', testUsers.manager.id).execute();
    expect([openCampaigns, usedBudget, page.data?.data.totalElements]).toEqual([0, 0, 0]);
  });

  test('the tabs name campaigns and requests, the newest first; drafts of the brand stay its own', async () => {
    const { customerId } = await saved();
    const older = await addCampaign(customerId);
    const newer = await addCampaign(customerId, { status: 1 });
    await server.db
      .insertInto('campaign_requests')
      .values([
        { number: 'CR-1', customer_id: customerId, title: 'Herbst', status: 1 },
        { number: 'CR-2', customer_id: customerId, title: 'Entwurf', is_draft: true },
      ])
      .execute();
    const campaigns = await asManager.GET('/customer/getCampaigns/{id}', {
      params: { path: { id: customerId }, query: {} },
    });
    expect(campaigns.data?.data.content.map(({ compaignDataId }) => compaignDataId)).toEqual([newer, older]);
    const requests = await asManager.GET('/customer/getRequests/{id}', {
      params: { path: { id: customerId }, query: {} },
    });
    expect(requests.data?.data.content).toMatchObject([{ number: 'CR-1', title: 'Herbst', status: 1 }]);
  });

  test('the export has the filtered rows in the reader’s language and is in the log', async () => {
    await saved();
    const token = (await server.logIn('manager')).accessToken;
    const exported = (body: unknown) =>
      fetch(`${server.url}/api/customer/export`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const csv = await (await exported({ format: 'csv', language: 'de', search: 'lindenblatt' })).text();
    const [head, row, ...others] = csv.trimEnd().split('\r\n');
    expect(head).toContain('Nr.;Name;Straße und Hausnummer');
    expect(row).toContain(
      ';Lindenblatt Naturkosmetik GmbH;Rosastraße 9;79098 Freiburg;Deutschland;Naturkosmetik;Marion Albrecht;',
    );
    expect(others).toEqual([]);
    const [sheet] = await readExcelFile(
      Buffer.from(await (await exported({ format: 'xlsx', language: 'en', filters: { country: 'DE' } })).arrayBuffer()),
    );
    expect(sheet?.data[0]?.slice(0, 2)).toEqual(['No.', 'Name']);
    const log = await server.db
      .selectFrom('audit_log')
      .select(['operation', 'action', 'user_id'])
      .where('operation', '=', 'exportCustomers')
      .execute();
    expect(log[0]).toEqual({ operation: 'exportCustomers', action: 5, user_id: testUsers.manager.id });
  });

  test('people who can look after customers are named', async () => {
    const { data } = await asManager.GET('/customer/getOwners');
    const ids = data?.data.map(({ userId }) => userId) ?? [];
    expect(ids).toEqual(expect.arrayContaining([testUsers.manager.id, testUsers.admin.id]));
    expect(ids).not.toContain(testUsers.deactivated.id);
    expect(ids).not.toContain(testUsers.brand.id);
  });
});
