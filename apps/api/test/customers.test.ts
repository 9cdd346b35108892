import readExcelFile from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { components } from '@resonanz/contract/types';
import { berlinDayIn } from '@resonanz/domain/berlinDay';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';

type Input = components['schemas']['CustomerInput'];
type Query = components['schemas']['CustomerQuery'];

const billing = { paymentDays: 14, needsOrderNumber: false, currencyCode: 'EUR' } as const;
const accounts = { name: 'Buchhaltung', role: 'Rechnungen', email: 'buchhaltung@lindenblatt.example', isMain: false };
const marion = {
  name: 'Marion Albrecht',
  role: 'Marketing',
  email: 'marion@lindenblatt.example',
  phone: '040 123456',
  isMain: true,
};
const lindenblatt = {
  name: 'Lindenblatt Naturkosmetik GmbH',
  streetAndHouse: 'Rosastraße 9',
  cityAndZip: '79098 Freiburg',
  country: 'DE',
  industryId: 106,
  website: 'www.Lindenblatt.example',
  budget: 120_000,
  ownerUserId: testUsers.manager.id,
  notes: 'Freigaben über die Marketingleitung.',
  contacts: [accounts, marion],
  billing: {
    ...billing,
    invoiceName: 'Lindenblatt, Kreditoren',
    streetAndHouse: 'Postfach 12',
    cityAndZip: '79098 Freiburg',
    vatId: 'de 123 456 789',
    email: 'rechnung@lindenblatt.example',
    needsOrderNumber: true,
  },
} satisfies Input;

describeOnEachDatabase('customers', (database) => {
  let server: TestServer;
  let asManager: ApiClient;
  let asAdmin: ApiClient;
  beforeAll(async () => {
    server = await startTestServer({ database });
    asManager = await server.as('manager');
    asAdmin = await server.as('admin');
  });
  beforeEach(async () => {
    for (const table of ['campaign_requests', 'campaigns', 'history'] as const)
      await server.db.deleteFrom(table).execute();
    await server.db.deleteFrom('users').where('id', '>', 100).execute();
    await server.db.deleteFrom('customers').where('id', '>', 100).execute();
  });
  afterAll(() => server.stop());

  const save = (body: Input, client = asManager) => client.POST('/customer/save', { body });
  const saved = async (values: Partial<Input> = {}) => {
    const { data, error } = await save({ ...lindenblatt, ...values });
    if (data === undefined) throw new Error(JSON.stringify(error));
    return data.data;
  };
  const read = async (id: number) => {
    const { data } = await asManager.GET('/customer/getById/{id}', { params: { path: { id } } });
    if (data === undefined) throw new Error('The customer is gone.');
    return data.data;
  };
  const listed = async (body: Query = {}) => {
    const { data } = await asManager.POST('/customer/getWithPagination', { body });
    return data?.data.content ?? [];
  };
  const namesOf = async (body: Query = {}) => (await listed(body)).map(({ name }) => name);
  const addCampaign = async (
    customerId: number,
    values: { status?: number; budget?: number; start_date?: string; region_id?: number } = {},
  ) => {
    const { id } = await server.db
      .insertInto('campaigns')
      .values({ name: 'Herbstleuchten', customer_id: customerId, status: 2, ...values })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const seen = new Set<string>();
  /** The mail with a link to sign up that has come since the last time; mails have no order. */
  const newInvitation = async () => {
    const links = (await server.mails()).map((mail) => ({
      ...mail,
      token: /campaign-self-service\/signup\/([\w-]+)/.exec(mail.text)?.[1] ?? '',
    }));
    const [mail, ...others] = links.filter(({ token }) => token !== '' && !seen.has(token));
    if (mail === undefined || others.length > 0) throw new Error('One new invitation was expected.');
    seen.add(mail.token);
    return mail;
  };
  const change = (customerId: number, values: { status?: 1 | 2 | 3; archived?: boolean }) =>
    asManager.POST('/customer/changeStatus', { body: { customerId, ...values } });

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

  test('wrong values are refused, each at its field', async () => {
    const faultsOf = async (values: Partial<Input>) => {
      const { error, response } = await save({ ...lindenblatt, ...values });
      expect(response.status).toBe(422);
      return error?.fieldErrors?.map(({ field, key }) => `${field}: ${key}`);
    };
    expect(await faultsOf({ name: ' ' })).toEqual(['name: invalidValue']);
    expect(await faultsOf({ notes: 'Siehe <b>Akte</b>' })).toEqual(['notes: containsHtml']);
    expect(await faultsOf({ industryId: 9998, ownerUserId: testUsers.brand.id })).toEqual([
      'industryId: choiceInvalid',
      'ownerUserId: choiceInvalid',
    ]);
    expect(await faultsOf({ billing: { ...billing, vatId: 'FR12345678901' } })).toEqual([
      'billing.vatId: vatIdInvalid',
    ]);
    expect(await faultsOf({ contacts: [accounts] })).toEqual(['contacts: mainContactRequired']);
    expect(await faultsOf({ contacts: [{ ...marion, email: 'marion' }] })).toContain('contacts.0.email: invalidFormat');
    expect(await faultsOf({ contacts: [{ ...marion, phone: '12' }] })).toContain('contacts.0.phone: invalidFormat');
    const { contacts } = await saved();
    expect(await faultsOf({ contacts: [{ ...marion, contactId: contacts[0]?.contactId ?? 0 }] })).toEqual([
      'contacts.0.contactId: invalidValue',
    ]);
  });

  test('a change keeps, changes, adds and removes contacts, and the history tells old and new', async () => {
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

  test('who read an older state is told who has changed the customer since', async () => {
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

  test('the first campaign in planning makes a prospect a customer, whoever moves it, and the history says so', async () => {
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
      .values({ number: 'CR-3', customer_id: customerId, title: 'Herbst', status: 1 })
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
    const setCustomer = (values: { created_at?: string; status?: number }) =>
      server.db.updateTable('customers').set(values).where('id', '=', customerId).execute();
    await over(400);
    expect(await proposed()).toEqual([false, false]);
    await setCustomer({ created_at: `${day(700)}T12:00:00Z` });
    expect(await proposed()).toEqual([true, true]);
    await over(300);
    expect(await proposed()).toEqual([false, false]);
    await over(400);
    const request = { number: 'CR-9', customer_id: customerId, title: 'Herbst', status: 1 };
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

  test('an invited contact signs up by the link of the mail and comes in restricted to its company [EM20]', async () => {
    const { customerId, contacts } = await saved();
    const contactId = contacts[0]?.contactId ?? 0;
    const invite = (language: 'DE' | 'EN' = 'EN') =>
      asManager.POST('/customer/inviteBrand', { body: { customerId, contactId, language } });
    const { data } = await invite();
    expect(data?.data.invitations).toMatchObject([
      { email: 'marion@lindenblatt.example', language: 'EN', state: 'open', invitedBy: 'manager Muster' },
    ]);
    expect((await invite()).error).toMatchObject({ error: 'emailTaken' });
    const { token, ...mail } = await newInvitation();
    expect([mail.to, mail.subject]).toEqual(['marion@lindenblatt.example', 'Invitation to the campaign portal']);
    expect(mail.text).toContain('14 days');
    const signUp = {
      contactPerson: 'Marion Muster',
      password: 'Andere!Worte7',
      confirmPassword: 'Andere!Worte7',
      termsAccepted: true as const,
    };
    const redeem = () =>
      server.client().POST('/brandSignup/{signUpToken}', { params: { path: { signUpToken: token } }, body: signUp });
    expect((await redeem()).response.status).toBe(200);
    expect((await redeem()).response.status).toBe(404);
    const account = await server.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', 'marion@lindenblatt.example')
      .executeTakeFirstOrThrow();
    expect(account).toMatchObject({
      role_id: 3,
      customer_id: customerId,
      company_name: lindenblatt.name,
      signup_with_token: true,
      email_verify: true,
      default_language: 'EN',
    });
    const details = await read(customerId);
    expect(details).toMatchObject({ hasBrandAccess: true, invitations: [{ state: 'accepted' }] });
    const body = { customerId, invitationId: details.invitations[0]?.invitationId ?? 0 };
    for (const path of ['/customer/resendInvitation', '/customer/withdrawInvitation'] as const) {
      expect((await asManager.POST(path, { body })).error).toMatchObject({ error: 'invitationAccepted' });
    }
  });

  test('an open invitation can be sent again, which ends the earlier link, and withdrawn', async () => {
    const { customerId, contacts } = await saved();
    const { data } = await asManager.POST('/customer/inviteBrand', {
      body: { customerId, contactId: contacts[0]?.contactId ?? 0, language: 'DE' },
    });
    const invitationId = data?.data.invitations[0]?.invitationId ?? 0;
    const body = { customerId, invitationId };
    const first = await newInvitation();
    expect(
      (await asManager.POST('/customer/resendInvitation', { body: { ...body, customerId: 1 } })).response.status,
    ).toBe(404);
    expect((await asManager.POST('/customer/resendInvitation', { body })).response.status).toBe(200);
    const second = await newInvitation();
    const redeem = async ({ token }: { token: string }) => {
      const signUp = {
        contactPerson: 'Marion Muster',
        password: 'Andere!Worte7',
        confirmPassword: 'Andere!Worte7',
        termsAccepted: true as const,
      };
      return (
        await server
          .client()
          .POST('/brandSignup/{signUpToken}', { params: { path: { signUpToken: token } }, body: signUp })
      ).response.status;
    };
    expect(await redeem(first)).toBe(404);
    const withdrawn = await asManager.POST('/customer/withdrawInvitation', { body });
    expect(withdrawn.data?.data.invitations).toEqual([]);
    expect(await redeem(second)).toBe(404);
    expect(
      await server.db.selectFrom('users').select('id').where('email', '=', 'marion@lindenblatt.example').execute(),
    ).toEqual([]);
  });

  test('who has no address, or belongs to somebody else, or to an archived customer, is not invited', async () => {
    const { customerId, contacts } = await saved({ contacts: [{ name: 'Ole Petersen', isMain: true }] });
    const contactId = contacts[0]?.contactId ?? 0;
    const invite = (values: { customerId: number; contactId: number }) =>
      asManager.POST('/customer/inviteBrand', { body: { ...values, language: 'DE' } });
    expect((await invite({ customerId, contactId })).error).toMatchObject({ error: 'contactWithoutEmail' });
    expect((await invite({ customerId: 1, contactId })).response.status).toBe(404);
    await change(customerId, { archived: true });
    expect((await invite({ customerId, contactId })).error).toMatchObject({ error: 'customerArchived' });
  });

  test('the export has the filtered rows in the reader’s language and stands in the log', async () => {
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
