import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { ROLE } from '@resonanz/domain/roles';
import type { Schemas } from '../src/platform/http/Schemas.ts';
import { mailsTo, newPassword, tokenIn } from './kit/accounts.ts';
import { sendBrandUser } from './kit/brandUserForm.ts';
import { connectLive } from './kit/connectLive.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { rememberedToken } from './kit/rememberedToken.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers, type TestUserName } from './kit/testUsers.ts';

describeOnEachDatabase('decisions on brand users', (database) => {
  let server: TestServer;
  let admin: ApiClient;
  let manager: ApiClient;
  beforeAll(async () => {
    server = await startTestServer({ database });
    admin = await server.as('admin');
    manager = await server.as('manager');
  });
  beforeEach(async () => {
    await server.db.deleteFrom('company_name_changes').execute();
  });
  afterAll(() => server.stop());

  const tokens = new Map<TestUserName, string>();
  const tokenOf = (name: TestUserName) => rememberedToken(server, tokens, name);
  const add = async (user: object) => sendBrandUser(server, await tokenOf('admin'), 'addBrandUser', user);
  const stored = (id: number) =>
    server.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  test('a brand is approved or declined with a reason, both are notified, and the way back is closed [R-CALL-028] [R-FLOW-005] [R-FLOW-006]', async () => {
    const { id, email } = testUsers.unapproved;
    const decide = (status: 0 | 1 | 2, more: object = {}) =>
      manager.POST('/changeUserApproveStatus', { body: { userId: id, status, ...more } });
    expect((await decide(2)).error?.fieldErrors).toEqual([{ field: 'declineReason', key: 'required' }]);
    expect((await decide(2, { declineReason: '   ' })).response.status).toBe(422);
    expect((await decide(0)).error?.error).toBe('transitionNotAllowed');
    const declined = await decide(2, { declineReason: 'Keine <b>passende</b> Branche' });
    expect(declined.data?.data).toMatchObject({
      approved: 2,
      isApproved: false,
      status: 'declined',
      declineReason: 'Keine <b>passende</b> Branche',
    });
    const [mail] = await mailsTo(server, email, 'brandDeclined');
    expect(mail?.text).toContain('Keine <b>passende</b> Branche');
    expect(mail?.html).not.toContain('<b>passende');
    expect((await decide(0)).data?.data).toMatchObject({ approved: 0, status: 'pending', declineReason: null });
    expect((await decide(1)).data?.data).toMatchObject({
      approved: 1,
      isApproved: true,
      status: 'active',
      customerId: 1,
    });
    expect(await mailsTo(server, email, 'brandApproved')).toHaveLength(1);
    expect((await decide(0)).error?.error).toBe('transitionNotAllowed');
    const history = await server.db
      .selectFrom('history')
      .selectAll()
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute();
    expect(history.map(({ action, changes, reason }) => [action, changes, reason])).toEqual([
      [
        3,
        { approved: [0, 2], declineReason: [null, 'Keine <b>passende</b> Branche'] },
        'Keine <b>passende</b> Branche',
      ],
      [3, { approved: [2, 0], declineReason: ['Keine <b>passende</b> Branche', null] }, null],
      [3, { approved: [0, 1] }, null],
    ]);
    const details = await manager.GET('/brandUser/getById/{id}', { params: { path: { id } } });
    expect(
      details.data?.data.history.map(({ userName, action, changes, reason }) => [
        userName,
        action,
        changes.map(({ field }) => field),
        reason,
      ]),
    ).toEqual([
      ['manager Muster', 3, ['approved'], null],
      ['manager Muster', 3, ['approved', 'declineReason'], null],
      ['manager Muster', 3, ['approved', 'declineReason'], 'Keine <b>passende</b> Branche'],
    ]);
  });

  test('declining an approved brand ends its log-ins on the next call', async () => {
    const { username, id } = (
      await add({
        username: 'ende@brand.example',
        firstName: 'Eva',
        lastName: 'Ende',
        customerId: 2,
      })
    ).data;
    const token = tokenIn((await mailsTo(server, username, 'accountCreated'))[0]);
    await server.client().POST('/brandForgotPassword/{token}', {
      params: { path: { token } },
      body: { password: newPassword, confirmPassword: newPassword },
    });
    const { data } = await server.client().POST('/brandAuthenticate', { body: { username, password: newPassword } });
    const client = server.client(data?.data.accessToken);
    expect((await client.GET('/getUserByUsername')).response.status).toBe(200);
    await manager.POST('/changeUserApproveStatus', {
      body: { userId: id, status: 2, declineReason: 'Vertrag beendet' },
    });
    expect((await client.GET('/getUserByUsername')).response.status).toBe(401);
    expect(
      (
        await server
          .client(data?.data.refreshToken)
          .GET('/refreshtoken', { params: { header: { isRefreshToken: 'true' } } })
      ).response.status,
    ).toBe(401);
  });

  test.each([
    ['DE', 'Konto wieder aktiv', 'Zur Anmeldung'],
    ['EN', 'Account active again', 'Go to login'],
  ] as const)(
    'a brand whose account is activated again is mailed where to log in, in its language: %s',
    async (defaultLanguage, subject, action) => {
      const { username, id } = (
        await add({
          username: `wieder-${defaultLanguage.toLowerCase()}@brand.example`,
          firstName: 'Eva',
          lastName: 'Wieder',
          customerId: 2,
          defaultLanguage,
        })
      ).data;
      await admin.POST('/deactivateUser', { params: { query: { id } } });
      expect(await mailsTo(server, username, 'brandReactivated')).toEqual([]);
      expect((await admin.POST('/reactivateUser', { params: { query: { id } } })).response.status).toBe(200);
      const mails = await mailsTo(server, username, 'brandReactivated');
      expect(mails.map((mail) => mail.subject)).toEqual([subject]);
      expect(mails[0]?.html).toContain(action);
      expect(mails[0]?.link).toMatch(/\/campaign-self-service\/login$/);
      expect(mails[0]?.text).toContain(mails[0]?.link);
    },
  );

  test('an approved brand belongs to a customer: the chosen one, or a new one of its name', async () => {
    const pending = async (email: string) => {
      const { id } = await server.db
        .insertInto('users')
        .values({
          email,
          role_id: 3,
          first_name: 'Ina',
          last_name: 'Neu',
          company_name: 'Heidewerk KG',
          email_verify: true,
          approved: 0,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    };
    const first = await manager.POST('/changeUserApproveStatus', {
      body: { userId: await pending('ina@heidewerk.example'), status: 1 },
    });
    expect(first.data?.data.customerName).toBe('Heidewerk KG');
    const second = await manager.POST('/changeUserApproveStatus', {
      body: { userId: await pending('jan@heidewerk.example'), status: 1, customerId: 2 },
    });
    expect(second.data?.data.customerId).toBe(2);
    const unknown = await manager.POST('/changeUserApproveStatus', {
      body: { userId: await pending('kim@heidewerk.example'), status: 1, customerId: 4711 },
    });
    expect(unknown.error?.fieldErrors).toEqual([{ field: 'customerId', key: 'invalidValue' }]);
    for (const userId of [testUsers.manager.id, testUsers.tester.id, 4711]) {
      expect((await admin.POST('/changeUserApproveStatus', { body: { userId, status: 1 } })).response.status).toBe(404);
    }
  });

  test('of two who approve at once one does: one customer, one mail, and the slower one is rejected', async () => {
    const email = 'lea@moorblick.example';
    const values = {
      email,
      role_id: ROLE.brand,
      first_name: 'Lea',
      last_name: 'Neu',
      company_name: 'Moorblick KG',
      email_verify: true,
      approved: APPROVAL_STATUS.pending,
    };
    const { id: userId } = await server.db.insertInto('users').values(values).returning('id').executeTakeFirstOrThrow();
    const answers = await Promise.all(
      [manager, admin].map((client) => client.POST('/changeUserApproveStatus', { body: { userId, status: 1 } })),
    );
    expect(answers.map(({ response }) => response.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ error }) => error)?.error?.error).toBe('transitionNotAllowed');
    expect(
      await server.db.selectFrom('customers').select('id').where('name', '=', 'Moorblick KG').execute(),
    ).toHaveLength(1);
    expect(await mailsTo(server, email, 'brandApproved')).toHaveLength(1);
  });

  test('a brand asks for another company name, staff are notified and approve it for the whole company [R-CALL-033] [R-CALL-026] [R-ENT-024] [R-FLOW-007]', async () => {
    const brand = server.client(await tokenOf('brand'));
    const live = await connectLive(server.url, await tokenOf('manager'));
    const bell = await live.subscribe(`/topic/agencyNotification/${testUsers.manager.id}`);
    const asked = await brand.POST('/brandUserCompanyNameChange', { body: { companyName: 'Alpenglück AG' } });
    expect(asked.data?.data).toMatchObject({
      requestedName: 'Alpenglück AG',
      previousName: 'Alpenglück GmbH',
      status: 0,
      reason: null,
      decidedAt: null,
    });
    expect((await brand.GET('/getUserByUsername')).data?.data).toMatchObject({
      companyName: 'Alpenglück GmbH',
      companyNameChange: { status: 0, requestedName: 'Alpenglück AG' },
    });
    expect(await bell.next()).toMatchObject({ subEventName: 'add', data: { type: 16, refId: 4 } });
    await live.close();
    const notifications = await server.db
      .selectFrom('notifications')
      .selectAll()
      .where('type', '=', 16)
      .where('ref_id', '=', 4)
      .execute();
    expect(notifications.map((row) => row.user_id).sort()).toEqual([1, 2, 9]);
    expect(notifications[0]).toMatchObject({
      panel: 'agency',
      message: 'notificationText.brandCompanyName',
      notification_text: { user: 'Alpenglück GmbH' },
    });
    const list = (
      await manager.POST('/getBrandUserCompanyNameChangesWithPagination', {
        body: { status: 0, search: 'alpenglück ag' },
      })
    ).data?.data;
    expect(list).toMatchObject({
      totalElements: 1,
      content: [{ userId: 4, companyName: 'Alpenglück GmbH', username: 'brand@resonanz.example', decidedBy: null }],
    });
    const id = asked.data?.data.companyNameChangeId ?? 0;
    const decision = { companyNameChangeId: id, status: 1 as const };
    const both = await Promise.all(
      [manager, admin].map((client) => client.POST('/brandUserCompanyNameChange', { body: decision })),
    );
    expect(both.map(({ response }) => response.status).sort()).toEqual([200, 409]);
    expect(await Promise.all([4, 5, 8, 6].map(async (userId) => (await stored(userId)).company_name))).toEqual([
      'Alpenglück AG',
      'Alpenglück AG',
      'Alpenglück AG',
      'Küstenkind AG',
    ]);
    const customers = await server.db
      .selectFrom('customers')
      .select('name')
      .where('id', 'in', [1, 2])
      .orderBy('id')
      .execute();
    expect(customers.map((each) => each.name)).toEqual(['Alpenglück AG', 'Küstenkind AG']);
    const [mail] = await mailsTo(server, testUsers.brand.email, 'companyNameDecision');
    expect(mail?.text).toContain('Alpenglück AG');
    expect(
      (
        await manager.POST('/getBrandUserCompanyNameChangesWithPagination', {
          body: { sortBy: 'status', sort: 'DESC' },
        })
      ).data?.data.content[0],
    ).toMatchObject({ status: 1 });
  });

  test('a company asks once at a time; declining needs a reason and leaves the name as it is [R-FLOW-008]', async () => {
    const ask = (name: TestUserName, companyName: string) =>
      tokenOf(name).then((token) =>
        server.client(token).POST('/brandUserCompanyNameChange', { body: { companyName } }),
      );
    const answers = await Promise.all([
      ask('brand', 'Eins GmbH'),
      ask('brand', 'Zwei GmbH'),
      ask('brandManager', 'Drei GmbH'),
    ]);
    expect(answers.map(({ response }) => response.status).sort()).toEqual([200, 409, 409]);
    expect((await ask('brandTwo', 'Küstenkind GmbH')).response.status).toBe(200);
    expect((await ask('brandTwo', 'Küstenkind AG')).error?.fieldErrors).toEqual([
      { field: 'companyName', key: 'unchanged' },
    ]);
    const id = answers.find(({ data }) => data !== undefined)?.data?.data.companyNameChangeId ?? 0;
    const decide = (body: Schemas['CompanyNameChangeInput']) => manager.POST('/brandUserCompanyNameChange', { body });
    expect((await decide({ companyNameChangeId: id, status: 2 })).error?.fieldErrors).toEqual([
      { field: 'reason', key: 'required' },
    ]);
    expect((await decide({ companyNameChangeId: 4711, status: 1 })).response.status).toBe(404);
    expect((await decide({ companyName: 'Fremd GmbH' })).error?.fieldErrors).toEqual(
      expect.arrayContaining([{ field: 'companyName', key: 'unknownField' }]),
    );
    const names = () =>
      Promise.all(
        [testUsers.brand.id, testUsers.brandManager.id].map(async (userId) => (await stored(userId)).company_name),
      );
    const before = await names();
    const declined = await decide({ companyNameChangeId: id, status: 2, reason: 'Handelsregister fehlt' });
    expect(declined.data?.data).toMatchObject({ status: 2, reason: 'Handelsregister fehlt' });
    expect(await names()).toEqual(before);
    expect((await decide({ companyNameChangeId: id, status: 1 })).error?.error).toBe('transitionNotAllowed');
  });

  test('a company name is asked for by brands alone, and decided by staff with the right to approve', async () => {
    const post = async (name: TestUserName, body: Schemas['CompanyNameChangeInput']) =>
      server.client(await tokenOf(name)).POST('/brandUserCompanyNameChange', { body });
    expect((await post('brandInvited', { companyName: 'Neu GmbH' })).response.status).toBe(403);
    for (const name of ['tester', 'management'] as const)
      expect((await post(name, { companyName: 'Neu GmbH' })).response.status).toBe(403);
    expect((await post('brandTwo', { companyNameChangeId: 1, status: 1 })).response.status).toBe(422);
    expect((await post('brandTwo', { companyName: 'Neu GmbH', status: 1 })).error?.fieldErrors).toEqual([
      { field: 'status', key: 'unknownField' },
    ]);
    for (const companyName of ['<b>x</b>', '', ' x', '&amp;'])
      expect((await post('brandTwo', { companyName })).response.status).toBe(422);
  });
});
