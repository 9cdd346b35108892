import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo, newPassword, solvedCaptcha, tokenIn } from './kit/accounts.ts';
import { describeOnOneDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';

describeOnOneDatabase('a forgotten password of a user who was invited', (database) => {
  let server: TestServer;
  let invited = 0;
  beforeAll(async () => {
    server = await startTestServer({ database });
  });
  afterAll(() => server.stop());

  const manager = (): Promise<ApiClient> => server.as('manager');
  const invite = async () => {
    const email = `mia${(invited += 1)}@lindenblatt.example`;
    const { id: customerId } = await server.db
      .insertInto('customers')
      .values({ name: 'Lindenblatt GmbH' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const contact = { customer_id: customerId, name: 'Mia Muster', email, is_main: true };
    const { id: contactId } = await server.db
      .insertInto('customer_contacts')
      .values(contact)
      .returning('id')
      .executeTakeFirstOrThrow();
    const { data } = await (
      await manager()
    ).POST('/customer/inviteBrand', { body: { customerId, contactId, language: 'DE' } });
    return { email, customerId, invitationId: data?.data.invitations[0]?.invitationId ?? 0 };
  };
  const forget = async (username: string) => {
    const captchaText = await solvedCaptcha(server);
    const { response } = await server.client().POST('/brandForgotPassword', {
      body: { username, captchaText },
      bodySerializer: (parts) => new URLSearchParams({ ...parts }),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect(response.status).toBe(200);
  };
  const redeem = async (token: string) => {
    const body = {
      contactPerson: 'Mia Muster',
      password: newPassword,
      confirmPassword: newPassword,
      termsAccepted: true as const,
    };
    return (
      await server.client().POST('/brandSignup/{signUpToken}', { params: { path: { signUpToken: token } }, body })
    ).response.status;
  };

  test('an expired invitation gives no link: the person is notified, once a day, and only a new invitation helps', async () => {
    const { email, customerId, invitationId } = await invite();
    const [first] = await mailsTo(server, email, 'brandInvitation');
    server.clock.advance({ days: 14, minutes: 1 });
    expect(await redeem(tokenIn(first))).toBe(404);
    await forget(email);
    await forget(email);
    const mails = await mailsTo(server, email, 'invitationExpired');
    expect(mails.map(({ subject, link }) => [subject, link])).toEqual([['Ihre Einladung ist abgelaufen', undefined]]);
    expect(await mailsTo(server, email, 'passwordReset')).toEqual([]);
    server.clock.advance({ days: 1, minutes: 1 });
    await forget(email);
    expect(await mailsTo(server, email, 'invitationExpired')).toHaveLength(2);
    await (await manager()).POST('/customer/resendInvitation', { body: { customerId, invitationId } });
    const again = (await mailsTo(server, email, 'brandInvitation')).filter(({ link }) => link !== first?.link);
    expect(again).toHaveLength(1);
    expect(await redeem(tokenIn(again[0]))).toBe(200);
    await forget(email);
    expect(await mailsTo(server, email, 'passwordReset')).toHaveLength(1);
  });

  test('an open invitation is sent again and ends when it would have ended', async () => {
    const { email } = await invite();
    const [first] = await mailsTo(server, email, 'brandInvitation');
    server.clock.advance({ days: 10, minutes: 90 });
    await forget(email);
    const [second] = (await mailsTo(server, email, 'brandInvitation')).filter(({ link }) => link !== first?.link);
    expect(second?.text).toContain('gilt 3 Tage');
    expect(await mailsTo(server, email, 'passwordReset')).toEqual([]);
    expect(await redeem(tokenIn(first))).toBe(404);
    server.clock.advance({ days: 4 });
    expect(await redeem(tokenIn(second))).toBe(404);
  });

  test('within its time it is accepted by the link that was asked for', async () => {
    const { email } = await invite();
    const [first] = await mailsTo(server, email, 'brandInvitation');
    server.clock.advance({ days: 2 });
    await forget(email);
    const [second] = (await mailsTo(server, email, 'brandInvitation')).filter(({ link }) => link !== first?.link);
    expect(await redeem(tokenIn(second))).toBe(200);
    expect(
      (await server.client().POST('/brandAuthenticate', { body: { username: email, password: newPassword } })).response
        .status,
    ).toBe(200);
  });
});
