import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '@resonanz/contract/types';
import { mailsTo, newPassword, requestsCarriedOut, solvedCaptcha, tokenIn } from './kit/accounts.ts';
import { connectLive } from './kit/connectLive.ts';
import { describeOnOneDatabase } from './kit/describeOnEachDatabase.ts';
import { mailsDelivered, parseMail } from './kit/mailbox.ts';
import { startSmtpServer, type TestSmtpServer } from './kit/startSmtpServer.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';

type SignUp = components['schemas']['BrandSignUp'];

const company = {
  companyName: 'Heidewerk KG',
  streetAndHouse: 'Am Markt 3',
  cityAndZip: '21335 Lüneburg',
  country: 'AT',
  vatId: 'ATU12345678',
  industry: 'Kosmetik',
  contactPerson: 'Ina Neu',
  language: 'EN',
  termsAccepted: true,
} as const;

let addresses = 0;
const signUp = async (server: TestServer, email: string, more: Partial<SignUp> = {}) => {
  const captchaText = more.captchaText ?? (await solvedCaptcha(server));
  const body: SignUp = { ...company, email, password: newPassword, confirmPassword: newPassword, captchaText, ...more };
  const headers = { 'x-forwarded-for': `198.51.101.${(addresses += 1) % 250}` };
  const { data, error, response } = await server.client().POST('/brandSignup', { body, headers });
  return { status: response.status, data, error };
};

describeOnOneDatabase('the sign-up of a brand', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database });
  });
  afterAll(() => server.stop());

  const stored = (email: string) =>
    server.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
  const logIn = (username: string, password = newPassword) =>
    server.client().POST('/brandAuthenticate', {
      body: { username, password },
      headers: { 'x-forwarded-for': `198.51.102.${(addresses += 1) % 250}` },
    });
  const verify = (token: string) => server.client().POST('/brandVerifyEmail/{token}', { params: { path: { token } } });

  test('from the form to the first log-in: confirmed by mail, reported to staff, approved [R-PROD-017] [R-VAL-052]', async () => {
    const email = 'ina@heidewerk.example';
    expect(await signUp(server, email, { wantsTips: true })).toMatchObject({
      status: 200,
      data: { message: 'SUCCESS' },
    });
    const [mail] = await mailsTo(server, email, 'verifyEmail');
    expect(mail?.subject).toBe('Please confirm your e-mail address');
    const account = await stored(email);
    expect(account).toMatchObject({
      role_id: 3,
      first_name: 'Ina',
      last_name: 'Neu',
      approved: 0,
      email_verify: false,
      signup_with_token: false,
    });
    expect(account).toMatchObject({
      company_name: 'Heidewerk KG',
      country: 'AU',
      vat_id: 'ATU12345678',
      default_language: 'EN',
      customer_id: null,
    });
    expect(account).toMatchObject({
      terms_accepted_at: expect.any(String) as string,
      mail_settings: { learningMaterials: true },
    });
    expect((await logIn(email)).error?.error).toBe('emailNotVerified');
    const live = await connectLive(server.url, (await server.logIn('manager')).accessToken);
    const bell = await live.subscribe(`/topic/agencyNotification/${testUsers.manager.id}`);
    expect((await verify(tokenIn(mail))).data?.data).toEqual({ isApproved: false });
    expect(await bell.next()).toMatchObject({
      subEventName: 'add',
      data: {
        type: 16,
        refId: account?.id,
        message: 'notificationText.brandWaiting',
        notificationText: JSON.stringify({ user: 'Heidewerk KG' }),
      },
    });
    await live.close();
    expect((await logIn(email)).error?.error).toBe('accountNotApproved');
    const manager = await server.as('manager');
    await manager.POST('/changeUserApproveStatus', { body: { userId: account?.id ?? 0, status: 1 } });
    expect((await mailsTo(server, email, 'brandApproved'))[0]?.subject).toBe('Your account is activated');
    expect((await logIn(email)).data?.data).toMatchObject({
      fullName: 'Ina Neu',
      role: { roleId: 3 },
      signupWithToken: false,
    });
  });

  test('an address that has an account answers the same, and its owner alone is mailed', async () => {
    const before = await stored(testUsers.brand.email);
    expect(await signUp(server, testUsers.brand.email.toUpperCase())).toEqual(
      await signUp(server, 'wirklich-neu@heidewerk.example'),
    );
    expect(await mailsTo(server, testUsers.brand.email, 'accountExists')).toHaveLength(1);
    expect(await mailsTo(server, testUsers.brand.email, 'verifyEmail')).toEqual([]);
    expect(await stored(testUsers.brand.email)).toEqual(before);
    await signUp(server, testUsers.admin.email);
    expect((await mailsTo(server, testUsers.admin.email, 'accountExists'))[0]?.link).toMatch(/\/login$/);
    await signUp(server, testUsers.archived.email);
    expect(await mailsTo(server, testUsers.archived.email, 'accountExists')).toEqual([]);
  });

  test('a sign-up that nobody has confirmed gives way to the next one, with its password', async () => {
    const email = 'jan@heidewerk.example';
    const others = 'Fremdes & Passwort 1';
    await signUp(server, email, { password: others, confirmPassword: others, companyName: 'Fremde AG' });
    const [first] = await mailsTo(server, email, 'verifyEmail');
    await signUp(server, email);
    const second = (await mailsTo(server, email, 'verifyEmail')).find(({ link }) => link !== first?.link);
    expect((await verify(tokenIn(first))).response.status).toBe(404);
    expect((await verify(tokenIn(second))).response.status).toBe(200);
    expect((await logIn(email, others)).error?.error).toBe('wrongCredentials');
    expect((await logIn(email)).error?.error).toBe('accountNotApproved');
    expect((await stored(email))?.company_name).toBe('Heidewerk KG');
    await signUp(server, email, { companyName: 'Zu spät GmbH' });
    await requestsCarriedOut(server);
    expect((await stored(email))?.company_name).toBe('Heidewerk KG');
  });

  test('two sign-ups of one address at once make one account', async () => {
    const email = 'zugleich@heidewerk.example';
    await Promise.all([signUp(server, email), signUp(server, email)]);
    await requestsCarriedOut(server);
    expect(await server.db.selectFrom('users').select('id').where('email', '=', email).execute()).toHaveLength(1);
  });

  test('what the form rejects the server rejects too', async () => {
    const email = 'falsch@heidewerk.example';
    const fieldsOf = async (more: object) =>
      (await signUp(server, email, more as Partial<SignUp>)).error?.fieldErrors?.map(({ field }) => field);
    expect(await fieldsOf({ confirmPassword: 'Anders & falsch 1' })).toEqual(['confirmPassword']);
    expect(await fieldsOf({ password: 'kurz', confirmPassword: 'kurz' })).toContain('password');
    expect(await fieldsOf({ email: 'keine' })).toEqual(['email']);
    expect(await fieldsOf({ companyName: '<b>Firma</b>' })).toEqual(['companyName']);
    expect(await fieldsOf({ contactPerson: '123' })).toEqual(['contactPerson']);
    expect(await fieldsOf({ termsAccepted: false })).toEqual(['termsAccepted']);
    expect(await fieldsOf({ vatId: 'x' })).toEqual(['vatId']);
    expect(await fieldsOf({ captchaText: 'bm8=' })).toEqual(['captchaText']);
    for (const smuggled of [{ approved: 1 }, { roleId: 1 }, { customerId: 1 }, { signupWithToken: false }]) {
      expect((await signUp(server, email, smuggled as Partial<SignUp>)).status).toBe(422);
    }
    await requestsCarriedOut(server);
    expect(await stored(email)).toBeUndefined();
  });

  test.each<readonly [what: string, input: Partial<SignUp>, field: string, id: string]>([
    ['a password of seven characters', { password: 'Kurz&1a' }, 'password', '[R-VAL-001]'],
    ['a password without an uppercase letter', { password: 'klein & klein 1' }, 'password', '[R-VAL-002]'],
    ['a password without a lowercase letter', { password: 'GROSS & GROSS 1' }, 'password', '[R-VAL-003]'],
    ['a password without a special character', { password: 'OhneZeichen12' }, 'password', '[R-VAL-004]'],
    ['a local part with other characters', { email: 'frag!zeichen@heidewerk.example' }, 'email', '[R-VAL-006]'],
    ['an address without @', { email: 'heidewerk.example' }, 'email', '[R-VAL-007]'],
    ['a domain of one character', { email: 'info@h.example' }, 'email', '[R-VAL-007]'],
    ['a top level of one letter', { email: 'info@heidewerk.e' }, 'email', '[R-VAL-008]'],
  ])('%s is rejected with %o at %s %s', async (_what, input, field, _id) => {
    const repeated = input.password === undefined ? input : { ...input, confirmPassword: input.password };
    const answer = await signUp(server, 'regeln@heidewerk.example', repeated);
    expect(answer.status).toBe(422);
    expect(answer.error?.fieldErrors?.map((each) => each.field)).toEqual([field]);
  });

  test('two passwords that differ are rejected with the key passwordMismatch [R-VAL-005]', async () => {
    const answer = await signUp(server, 'regeln@heidewerk.example', { confirmPassword: 'Anders & falsch 1' });
    expect(answer.error?.fieldErrors).toMatchObject([{ field: 'confirmPassword', key: 'passwordMismatch' }]);
  });

  test('a captcha counts once, and many sign-ups of one address have to wait', async () => {
    const captchaText = await solvedCaptcha(server);
    expect((await signUp(server, 'einmal@heidewerk.example', { captchaText })).status).toBe(200);
    expect((await signUp(server, 'zweimal@heidewerk.example', { captchaText })).status).toBe(422);
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      const body = {
        ...company,
        email: 'oft@heidewerk.example',
        password: newPassword,
        confirmPassword: newPassword,
        captchaText: await solvedCaptcha(server),
      };
      statuses.push(
        (await server.client().POST('/brandSignup', { body, headers: { 'x-forwarded-for': '198.51.103.7' } })).response
          .status,
      );
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  }, 60_000);

  test('of two colleagues who decide at once one is right, and the other learns what is true now', async () => {
    const email = 'beide@heidewerk.example';
    await signUp(server, email);
    await verify(tokenIn((await mailsTo(server, email, 'verifyEmail'))[0]));
    const userId = (await stored(email))?.id ?? 0;
    const [manager, admin] = [await server.as('manager'), await server.as('admin')];
    const answers = await Promise.all([
      manager.POST('/changeUserApproveStatus', {
        body: { userId, status: 2, declineReason: 'Keine passende Branche' },
      }),
      manager.POST('/changeUserApproveStatus', { body: { userId, status: 2, declineReason: 'Doppelt' } }),
    ]);
    expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 409]);
    expect(
      (await admin.GET('/brandUser/getById/{id}', { params: { path: { id: userId } } })).data?.data.user,
    ).toMatchObject({ approved: 2, status: 'declined' });
    expect(await mailsTo(server, email, 'brandDeclined')).toHaveLength(1);
    expect((await logIn(email)).error).toMatchObject({
      error: 'accountDeclined',
      data: { declineReason: expect.any(String) as string },
    });
  });
});

describeOnOneDatabase('the mails of a sign-up', (database) => {
  let smtp: TestSmtpServer;
  let server: TestServer;
  beforeAll(async () => {
    smtp = await startSmtpServer();
    server = await startTestServer({ database, smtpUrl: smtp.url });
  });
  afterAll(async () => {
    await server.stop();
    await smtp.stop();
  });

  test('go through SMTP, in the language of the receiver, with a text part', async () => {
    const email = 'mira@heidewerk.example';
    await signUp(server, email, { language: 'DE' });
    await requestsCarriedOut(server);
    await mailsDelivered(server.db);
    expect(smtp.receivers).toEqual([[email]]);
    const mail = await parseMail(smtp.received[0] ?? '');
    expect(mail.subject).toBe('Bitte bestätigen Sie Ihre E-Mail-Adresse');
    expect(mail.text).toMatch(/\/public\/verify\/[\w-]{43}/);
    expect(mail.html).toContain('lang="de"');
  });
});
