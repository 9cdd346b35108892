import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '@resonanz/contract/types';
import { mailsTo, newPassword } from './kit/accounts.ts';
import { describeOnOneDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';

type Input = components['schemas']['BrandInvitationInput'];

const person = {
  contactPerson: 'Lea Linde',
  password: newPassword,
  confirmPassword: newPassword,
  termsAccepted: true,
} as const;

describeOnOneDatabase('invitations to the brand area', (database) => {
  let server: TestServer;
  let admin: ApiClient;
  let manager: ApiClient;
  beforeAll(async () => {
    server = await startTestServer({ database });
    admin = await server.as('admin');
    manager = await server.as('manager');
  });
  afterAll(() => server.stop());

  let made = 0;
  const invite = async (more: { readonly [Name in keyof Input]?: Input[Name] | undefined } = {}) => {
    const email = `lea${(made += 1)}@lindenblatt.example`;
    const body: Input = {
      contactPerson: 'Lea Linde',
      email,
      language: 'DE',
      customerId: 1,
      ...(more as Partial<Input>),
    };
    return { email: body.email, ...(await admin.POST('/brandInvitation/send', { body })) };
  };
  const linksTo = async (email: string, template = 'brandInvitation') =>
    (await mailsTo(server, email, template)).map(({ link }) => link ?? '');
  const tokenOf = (link = '') => /\/signup\/([\w-]{43})/.exec(link)?.[1] ?? 'none';
  const read = (signUpToken: string) =>
    server.client().GET('/brandSignup/token/{signUpToken}', { params: { path: { signUpToken } } });
  const signUp = (signUpToken: string, body: object = person) =>
    server
      .client()
      .POST('/brandSignup/{signUpToken}', { params: { path: { signUpToken } }, body: body as typeof person });
  const logIn = (username: string) =>
    server.client().POST('/brandAuthenticate', { body: { username, password: newPassword } });

  test('an invited contact signs up with locked company and e-mail and stays restricted [R-PROD-022] [R-SESS-017]', async () => {
    const { email, data } = await invite({ companyName: 'Lindenblatt GmbH', customerId: undefined, template: 2 });
    expect(data?.data).toMatchObject({
      companyName: 'Lindenblatt GmbH',
      email,
      kind: 'contact',
      template: 2,
      state: 'open',
      invitedBy: 'admin Muster',
    });
    const [link] = await linksTo(email);
    expect(link).toMatch(/\?template=2$/);
    const token = tokenOf(link);
    expect((await read(token)).data?.data).toMatchObject({
      companyName: 'Lindenblatt GmbH',
      email,
      contactPerson: 'Lea Linde',
      kind: 'contact',
      template: 2,
    });
    for (const smuggled of [{ companyName: 'Andere AG' }, { email: 'andere@firma.example' }, { roleId: 1 }]) {
      expect((await signUp(token, { ...person, ...smuggled })).response.status).toBe(422);
    }
    expect((await signUp(token, { ...person, confirmPassword: 'Anders & 12345' })).error?.fieldErrors).toEqual([
      { field: 'confirmPassword', key: 'passwordMismatch' },
    ]);
    expect((await signUp(token)).data?.data).toEqual({ username: email });
    expect((await signUp(token)).error?.error).toBe('tokenInvalid');
    expect((await read(token)).response.status).toBe(404);
    const session = (await logIn(email)).data?.data;
    expect(session).toMatchObject({ signupWithToken: true, role: { roleId: 3 } });
    expect(await mailsTo(server, email, 'passwordChanged')).toEqual([]);
    const account = await server.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(account).toMatchObject({ email_verify: true, approved: 1, terms_accepted_at: expect.any(String) as string });
  });

  test('of two who use one link at once one signs up', async () => {
    const { email } = await invite();
    const token = tokenOf((await linksTo(email))[0]);
    const answers = await Promise.all([signUp(token), signUp(token)]);
    expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 404]);
  });

  test('an invitation is sent again, withdrawn, and left alone once it is accepted', async () => {
    const { email, data } = await invite();
    const body = { invitationId: data?.data.invitationId ?? 0 };
    const [first] = await linksTo(email);
    expect((await admin.POST('/brandInvitation/resend', { body })).response.status).toBe(200);
    const second = (await linksTo(email)).find((link) => link !== first);
    expect((await read(tokenOf(first))).response.status).toBe(404);
    expect((await read(tokenOf(second))).response.status).toBe(200);
    expect((await admin.POST('/brandInvitation/withdraw', { body })).response.status).toBe(200);
    expect((await signUp(tokenOf(second))).response.status).toBe(404);
    expect((await admin.POST('/brandInvitation/withdraw', { body })).response.status).toBe(404);
    const accepted = await invite();
    await signUp(tokenOf((await linksTo(accepted.email))[0]));
    for (const path of ['/brandInvitation/resend', '/brandInvitation/withdraw'] as const) {
      expect(
        (await admin.POST(path, { body: { invitationId: accepted.data?.data.invitationId ?? 0 } })).error?.error,
      ).toBe('invitationAccepted');
    }
  });

  test('a taken address, no company, an unknown or an archived customer are rejected', async () => {
    expect((await invite({ email: testUsers.brandTwo.email })).error?.fieldErrors).toEqual([
      { field: 'email', key: 'emailTaken' },
    ]);
    expect((await invite({ customerId: undefined })).error?.fieldErrors).toEqual([
      { field: 'companyName', key: 'required' },
    ]);
    expect((await invite({ customerId: 4711 })).error?.fieldErrors).toEqual([
      { field: 'customerId', key: 'invalidValue' },
    ]);
    await server.db.updateTable('customers').set({ archived: true }).where('id', '=', 2).execute();
    expect((await invite({ customerId: 2 })).error?.error).toBe('customerArchived');
  });

  test('the campaign manager sees invitations and sends none; the others see none', async () => {
    expect((await manager.POST('/brandInvitation/getWithPagination', { body: {} })).response.status).toBe(200);
    const body = { contactPerson: 'Lea Linde', email: 'lea@xenon.example', language: 'DE', customerId: 1 } as const;
    expect((await manager.POST('/brandInvitation/send', { body })).response.status).toBe(403);
    for (const name of ['brand', 'brandInvited', 'management', 'tester'] as const) {
      expect(
        (await (await server.as(name)).POST('/brandInvitation/getWithPagination', { body: {} })).response.status,
      ).toBe(403);
    }
  });

  test('a brand invites a colleague who shares the view, and a restricted contact [R-ROLE-002]', async () => {
    const brand = await server.as('brand');
    const team = await brand.POST('/brandInvite', {
      body: { contactPerson: 'Tom Team', email: 'tom@alpenglueck.example', kind: 'team', language: 'EN' },
    });
    expect(team.data?.data.invitations).toContainEqual(
      expect.objectContaining({ email: 'tom@alpenglueck.example', kind: 'team', isExpired: false }),
    );
    const [mail] = await mailsTo(server, 'tom@alpenglueck.example', 'teamInvitation');
    expect(mail?.subject).toBe('Invitation to the team of Alpenglück GmbH');
    expect(mail?.text).toContain('brand Muster');
    await signUp(tokenOf(mail?.link), { ...person, contactPerson: 'Tom Team' });
    const { data } = await logIn('tom@alpenglueck.example');
    expect(data?.data).toMatchObject({ role: { roleId: 2 }, signupWithToken: false });
    const colleague = server.client(data?.data.accessToken);
    expect((await colleague.GET('/brandProfile')).data?.data.team).toContainEqual(
      expect.objectContaining({ fullName: 'Tom Team', roleId: 2, isCaller: true }),
    );
    await brand.POST('/brandInvite', {
      body: { contactPerson: 'Kai Kontakt', email: 'kai@alpenglueck.example', kind: 'contact' },
    });
    await signUp(tokenOf((await linksTo('kai@alpenglueck.example', 'teamInvitation'))[0]), {
      ...person,
      contactPerson: 'Kai Kontakt',
    });
    expect((await logIn('kai@alpenglueck.example')).data?.data).toMatchObject({
      role: { roleId: 3 },
      signupWithToken: true,
    });
    const taken = await brand.POST('/brandInvite', {
      body: { contactPerson: 'Nora Neu', email: testUsers.brandTwo.email, kind: 'team' },
    });
    expect(taken.error?.fieldErrors).toEqual([{ field: 'email', key: 'emailTaken' }]);
    const restricted = await (
      await server.as('brandInvited')
    ).POST('/brandInvite', { body: { contactPerson: 'Nora Neu', email: 'nora@xenon.example', kind: 'team' } });
    expect(restricted.response.status).toBe(403);
  });

  test('a company has at most twenty open invitations, also when they come at once', async () => {
    const brand = await server.as('brandTwo');
    const send = (count: number) =>
      brand.POST('/brandInvite', {
        body: { contactPerson: 'Nora Neu', email: `nora${count}@kuestenkind.example`, kind: 'team' },
      });
    const statuses = (await Promise.all(Array.from({ length: 22 }, (_, count) => send(count)))).map(
      ({ response }) => response.status,
    );
    expect(statuses.filter((status) => status === 409)).toHaveLength(2);
    expect((await brand.GET('/brandProfile')).data?.data.invitations).toHaveLength(20);
  });

  test('an expired, a foreign and an unknown token answer alike and change nothing', async () => {
    const { email } = await invite();
    const token = tokenOf((await linksTo(email))[0]);
    server.clock.advance({ days: 14, minutes: 1 });
    const answers = await Promise.all([read(token), read('x'.repeat(43)), signUp(token), signUp('x'.repeat(43))]);
    expect(answers.map(({ response, error }) => [response.status, error?.error])).toEqual(
      Array(4).fill([404, 'tokenInvalid']),
    );
    expect(
      (
        await (
          await server.as('admin')
        ).POST('/brandInvitation/getWithPagination', { body: { state: 'expired', search: email } })
      ).data?.data.content,
    ).toMatchObject([{ email }]);
  });
});
