import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApprovalStatus } from '@resonanz/domain/campaigns';
import { mailsTo, requestsCarriedOut, tokenIn } from './kit/accounts.ts';
import { connectLive } from './kit/connectLive.ts';
import { describeOnOneDatabase } from './kit/describeOnEachDatabase.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testPassword, testUsers } from './kit/testUsers.ts';

const { unverified, deactivated } = testUsers;

describeOnOneDatabase('confirming an e-mail address, and coming back', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database });
  });
  afterAll(() => server.stop());

  let lastAddress = 0;
  const fromNewAddress = () => ({ 'x-forwarded-for': `198.51.100.${(lastAddress += 1)}` });
  const sendAgain = (username: string) =>
    server.client().POST('/brandVerifyEmail', { body: { username }, headers: fromNewAddress() });
  const verify = (token: string) => server.client().POST('/brandVerifyEmail/{token}', { params: { path: { token } } });
  const links = async () => (await mailsTo(server, unverified.email, 'verifyEmail')).map((mail) => tokenIn(mail));
  async function freshToken(): Promise<string> {
    const earlier = await links();
    expect((await sendAgain(unverified.email)).response.status).toBe(200);
    return (await links()).find((token) => !earlier.includes(token)) ?? '';
  }
  const logIn = () =>
    server.client().POST('/brandAuthenticate', {
      body: { username: unverified.email, password: testPassword },
      headers: fromNewAddress(),
    });
  const forget = (approved: ApprovalStatus) =>
    server.db.updateTable('users').set({ email_verify: false, approved }).where('id', '=', unverified.id).execute();

  test('a brand that has not confirmed its address is rejected, gets the link again and can log in after it', async () => {
    expect((await logIn()).error).toMatchObject({ message: 'EMAIL_NOT_VERIFIED', error: 'emailNotVerified' });
    const token = await freshToken();
    expect((await verify(token)).data?.data).toEqual({ isApproved: true });
    expect((await logIn()).response.status).toBe(200);
    expect((await verify(token)).error).toMatchObject({ message: 'NOT_FOUND', error: 'tokenInvalid' });
    const audit = await server.db
      .selectFrom('audit_log')
      .select(['operation', 'entity_id'])
      .where('operation', '=', 'verifyBrandEmail')
      .execute();
    expect(audit).toEqual([{ operation: 'verifyBrandEmail', entity_id: unverified.id }]);
  });

  test('a brand that waits for approval learns so', async () => {
    await forget(0);
    expect((await verify(await freshToken())).data?.data).toEqual({ isApproved: false });
    expect((await logIn()).error?.error).toBe('accountNotApproved');
  });

  test('a later link ends the earlier one, and seven days end any', async () => {
    await forget(1);
    server.clock.advance({ minutes: 61 });
    const [first, second] = [await freshToken(), await freshToken()];
    expect((await verify(first)).error?.error).toBe('tokenInvalid');
    server.clock.advance({ days: 7, minutes: 1 });
    expect((await verify(second)).error?.error).toBe('tokenInvalid');
  });

  test('a link confirms the address it was sent to, no other', async () => {
    await forget(1);
    const token = await freshToken();
    await server.db
      .updateTable('users')
      .set({ email: 'other@resonanz.example' })
      .where('id', '=', unverified.id)
      .execute();
    expect((await verify(token)).error?.error).toBe('tokenInvalid');
    await server.db.updateTable('users').set({ email: unverified.email }).where('id', '=', unverified.id).execute();
  });

  test.each(['nobody@resonanz.example', testUsers.brand.email, testUsers.manager.email, testUsers.declined.email])(
    '%s, who has nothing to confirm, gets the same answer and no mail',
    async (address) => {
      const answer = await sendAgain(address);
      expect(answer.response.status).toBe(200);
      expect(answer.data).toEqual((await sendAgain(unverified.email)).data);
      expect(await mailsTo(server, address, 'verifyEmail')).toEqual([]);
    },
  );

  test('an account gets five mails an hour, however often it is asked for', async () => {
    await forget(1);
    server.clock.advance({ minutes: 61 });
    const before = (await links()).length;
    for (let round = 0; round < 7; round += 1) await sendAgain(unverified.email);
    expect(await links()).toHaveLength(before + 5);
  });

  test('asking from one address again and again is throttled, for unknown addresses too', async () => {
    for (const username of [unverified.email, 'niemand@resonanz.example']) {
      const headers = fromNewAddress();
      const statuses: number[] = [];
      for (let round = 0; round < 6; round += 1) {
        const { response } = await server.client().POST('/brandVerifyEmail', { body: { username }, headers });
        statuses.push(response.status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
  });

  test('a tester confirms the address and is welcomed', async () => {
    const { id, email } = testUsers.tester;
    await server.db.updateTable('users').set({ email_verify: false }).where('id', '=', id).execute();
    const refused = await server.client().POST('/testerworldAuthenticate', {
      body: { username: email, password: testPassword },
      headers: fromNewAddress(),
    });
    expect(refused.error?.error).toBe('emailNotVerified');
    await server.client().POST('/testerworldAuth/verify', { body: { email }, headers: fromNewAddress() });
    const [mail] = await mailsTo(server, email, 'verifyEmail');
    expect(mail?.link).toMatch(/\/testerworld\/verify\/[\w-]{43}$/);
    const token = tokenIn(mail);
    expect((await verify(token)).error?.error).toBe('tokenInvalid');
    expect(
      (await server.client().POST('/testerworldAuth/verify/{token}', { params: { path: { token } } })).response.status,
    ).toBe(200);
    await server.logIn('tester');
    expect(await mailsTo(server, email, 'testerWelcome')).toHaveLength(1);
  });

  const askBack = (username: string) =>
    server.client().POST('/brandAccountReactivation', { body: { username }, headers: fromNewAddress() });
  const asked = () =>
    server.db
      .selectFrom('notifications')
      .select(['user_id', 'message', 'notification_text', 'ref_id'])
      .where('type', '=', 16)
      .where('ref_id', '=', testUsers.brandTwo.id)
      .orderBy('user_id')
      .execute();

  test('a deactivated brand asks for its account: staff who approve brands are notified, live and by mail, once a day [R-CALL-007]', async () => {
    const { id, email } = testUsers.brandTwo;
    await server.db.updateTable('users').set({ is_active: false }).where('id', '=', id).execute();
    const { accessToken } = await server.logIn('admin');
    const live = await connectLive(server.url, accessToken);
    const { next } = await live.subscribe(`/topic/agencyNotification/${testUsers.admin.id}`);
    const event = next();
    for (let round = 0; round < 3; round += 1) expect((await askBack(email)).response.status).toBe(200);
    await requestsCarriedOut(server);
    expect(await event).toMatchObject({ subEventName: 'add', data: { type: 16, refId: id } });
    await live.close();

    const { superAdmin, admin, manager } = testUsers;
    const expected = [superAdmin, admin, manager].map((user) => ({
      user_id: user.id,
      message: 'notificationText.brandReactivation',
      notification_text: { user: testUsers.brandTwo.company_name },
      ref_id: id,
    }));
    expect(await asked()).toEqual(expected);
    for (const { email: staff } of [superAdmin, admin, manager]) {
      const [mail, ...more] = await mailsTo(server, staff, 'reactivationAsked');
      expect(more).toEqual([]);
      expect(mail?.text).toContain(testUsers.brandTwo.company_name);
    }

    server.clock.advance({ days: 1 });
    await askBack(email);
    await requestsCarriedOut(server);
    expect(await asked()).toHaveLength(2 * expected.length);
    await server.db.updateTable('users').set({ is_active: true }).where('id', '=', id).execute();
  });

  test.each(['nobody@resonanz.example', testUsers.brand.email, deactivated.email, testUsers.archived.email])(
    '%s can’t ask for a brand account, and the response reveals nothing',
    async (address) => {
      const before = (await asked()).length;
      const answer = await askBack(address);
      expect([answer.response.status, answer.data]).toEqual([200, { message: 'SUCCESS', data: null, error: null }]);
      await requestsCarriedOut(server);
      expect(await asked()).toHaveLength(before);
    },
  );

  test('staff without the right to approve brands are not notified', async () => {
    const { brandTwo, manager } = testUsers;
    await server.db.deleteFrom('notifications').execute();
    await server.db
      .updateTable('role_permissions')
      .set({ rights: ['view'] })
      .where('role_id', '=', manager.role_id)
      .where('module_name', '=', 'Brand Management')
      .execute();
    await server.db.updateTable('users').set({ is_active: false }).where('id', '=', brandTwo.id).execute();
    server.clock.advance({ days: 2 });
    await askBack(brandTwo.email);
    await requestsCarriedOut(server);
    expect((await asked()).map(({ user_id }) => user_id)).toEqual([testUsers.superAdmin.id, testUsers.admin.id]);
  });
});
