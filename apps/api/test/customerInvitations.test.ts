import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { lindenblatt, readCustomer, resetCustomers, saveCustomer } from './kit/customerFixture.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';

describeOnEachDatabase('invitations of contacts of customers', (database) => {
  let server: TestServer;
  let asManager: ApiClient;
  beforeAll(async () => {
    server = await startTestServer({ database });
    asManager = await server.as('manager');
  });
  beforeEach(() => resetCustomers(server));
  afterAll(() => server.stop());

  const saved = (values?: Parameters<typeof saveCustomer>[1]) => saveCustomer(asManager, values);
  const read = (id: number) => readCustomer(asManager, id);
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

  test('an invited contact signs up by the link of the mail and comes in restricted to its company', async () => {
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

  test('who has no address, or belongs to another user, or to an archived customer, is not invited', async () => {
    const { customerId, contacts } = await saved({ contacts: [{ name: 'Ole Petersen', isMain: true }] });
    const contactId = contacts[0]?.contactId ?? 0;
    const invite = (values: { customerId: number; contactId: number }) =>
      asManager.POST('/customer/inviteBrand', { body: { ...values, language: 'DE' } });
    expect((await invite({ customerId, contactId })).error).toMatchObject({ error: 'contactWithoutEmail' });
    expect((await invite({ customerId: 1, contactId })).response.status).toBe(404);
    await change(customerId, { archived: true });
    expect((await invite({ customerId, contactId })).error).toMatchObject({ error: 'customerArchived' });
  });
});
