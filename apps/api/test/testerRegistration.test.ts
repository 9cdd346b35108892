import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '@resonanz/contract/types';
import { PRIVACY_VERSION, TESTER_TERMS_VERSIONS } from '@resonanz/domain/terms';
import { mailsTo, newPassword, requestsCarriedOut, solvedCaptcha, tokenIn } from './kit/accounts.ts';
import { describeOnOneDatabase } from './kit/describeOnEachDatabase.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';

type Registration = components['schemas']['TesterRegistration'];

let addresses = 0;

describeOnOneDatabase('the registration of a tester', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database });
  });
  afterAll(() => server.stop());

  const register = async (email: string, more: Partial<Registration> = {}) => {
    const body: Registration = {
      firstName: 'Katrin',
      lastName: 'Mahler',
      email,
      password: newPassword,
      confirmPassword: newPassword,
      dob: '1990-05-01',
      gender: 'female',
      country: 'DE',
      federalState: 'DE-HE',
      termsVersion: TESTER_TERMS_VERSIONS.at(-1) ?? '',
      privacyVersion: PRIVACY_VERSION,
      language: 'EN',
      captchaText: more.captchaText ?? (await solvedCaptcha(server)),
      ...more,
    };
    const headers = { 'x-forwarded-for': `198.51.103.${(addresses += 1) % 250}` };
    const { error, response } = await server.client().POST('/testerworldAuth/register', { body, headers });
    return { status: response.status, error };
  };
  const stored = (email: string) =>
    server.db
      .selectFrom('users as u')
      .leftJoin('tester_profiles as t', 't.user_id', 'u.id')
      .selectAll('t')
      .select(['u.id', 'u.first_name', 'u.role_id', 'u.email_verify', 'u.default_language'])
      .where('u.email', '=', email)
      .executeTakeFirst();
  const logIn = async (username: string) =>
    (await server.client().POST('/testerworldAuthenticate', { body: { username, password: newPassword } })).response
      .status;
  const verify = (token: string) =>
    server.client().POST('/testerworldAuth/verify/{token}', { params: { path: { token } } });

  test('from the form to the first log-in: confirmed by mail, welcomed, consents kept with their versions', async () => {
    const email = 'katrin@testerworld.example';
    expect(await register(email)).toMatchObject({ status: 200 });
    const [mail] = await mailsTo(server, email, 'verifyEmail');
    expect(mail?.subject).toBe('Welcome to the Testerworld: please confirm your e-mail address');
    const account = await stored(email);
    expect(account).toMatchObject({
      first_name: 'Katrin',
      role_id: 8,
      email_verify: false,
      default_language: 'EN',
      gender: 'female',
      dob: '1990-05-01',
      federal_state: 'DE-HE',
      newsletter: 'none',
    });
    const consents = await server.db
      .selectFrom('tester_consents')
      .select(['kind', 'version', 'address'])
      .where('user_id', '=', account?.id ?? 0)
      .orderBy('id')
      .execute();
    expect(consents).toMatchObject([
      { kind: 'terms', version: TESTER_TERMS_VERSIONS.at(-1) },
      { kind: 'privacy', version: PRIVACY_VERSION },
    ]);
    expect(consents[0]?.address).toMatch(/(\.0|::)$/);
    expect(await logIn(email)).toBe(403);
    await verify(tokenIn(mail));
    expect(await logIn(email)).toBe(200);
    expect(await mailsTo(server, email, 'testerWelcome')).toHaveLength(1);
    expect(await mailsTo(server, email, 'newsletterConfirm')).toHaveLength(0);
  });

  test('the consent to be measured is asked apart, and kept with its version', async () => {
    const email = 'measured@testerworld.example';
    await register(email, { measuring: true });
    await requestsCarriedOut(server);
    const account = await stored(email);
    const kept = await server.db
      .selectFrom('tester_consents')
      .select(['kind', 'version'])
      .where('user_id', '=', account?.id ?? 0)
      .where('kind', '=', 'measuring')
      .execute();
    expect(kept).toEqual([{ kind: 'measuring', version: PRIVACY_VERSION }]);
    expect(account?.newsletter).toBe('none');
  });

  test('the newsletter is confirmed by a mail of its own, and ended with one call of a mail program', async () => {
    const email = 'news@testerworld.example';
    await register(email, { newsletter: true });
    const [mail] = await mailsTo(server, email, 'verifyEmail');
    expect(await mailsTo(server, email, 'newsletterConfirm')).toHaveLength(0);
    await verify(tokenIn(mail));
    const [ask] = await mailsTo(server, email, 'newsletterConfirm');
    expect(await stored(email)).toMatchObject({ newsletter: 'waiting' });
    const confirm = (token: string) =>
      server.client().POST('/newsletter/confirm/{token}', { params: { path: { token } } });
    expect((await confirm(tokenIn(ask))).response.status).toBe(200);
    expect((await confirm(tokenIn(ask))).response.status).toBe(404);
    const account = await stored(email);
    expect(account?.newsletter).toBe('confirmed');
    expect(account?.newsletter_address).toMatch(/(\.0|::)$/);

    const { unsubscribeToken } = await import('../src/areas/testers/door.ts');
    const token = unsubscribeToken(server.server.services, account?.id ?? 0);
    const oneClick = (shown: string) =>
      fetch(`${server.url}/api/newsletter/unsubscribe/${shown}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    expect((await oneClick(`${account?.id}-${'A'.repeat(43)}`)).status).toBe(404);
    expect((await stored(email))?.newsletter).toBe('confirmed');
    expect((await oneClick(token)).status).toBe(200);
    expect((await oneClick(token)).status).toBe(200);
    expect((await stored(email))?.newsletter).toBe('ended');
  });

  describe('is rejected, and stores nothing,', () => {
    test.each([
      ['of somebody under 18', { dob: `${new Date().getFullYear() - 17}-01-01` }, 'dob', 'underAge'],
      ['with a birthday to come', { dob: '2090-01-01' }, 'dob', 'outOfRange'],
      ['with a state of another country', { federalState: 'AU-9' }, 'federalState', 'invalidValue'],
      ['with conditions that do not count', { termsVersion: '2020-01-01' }, 'termsVersion', 'invalidValue'],
      ['with another privacy policy', { privacyVersion: '2020-01-01' }, 'privacyVersion', 'invalidValue'],
      ['with two passwords', { confirmPassword: 'anders' }, 'confirmPassword', 'passwordMismatch'],
      ['with a weak password', { password: 'kurz', confirmPassword: 'kurz' }, 'password', 'invalidFormat'],
      ['without a captcha', { captchaText: 'x' }, 'captchaText', 'invalidCaptcha'],
    ] as const)('%s', async (_words, more, field, key) => {
      const email = `no-${field}-${key}@testerworld.example`;
      const { status, error } = await register(email, more);
      expect(status).toBe(422);
      expect(error).toMatchObject({ fieldErrors: [{ field, key }] });
      await requestsCarriedOut(server);
      expect(await stored(email)).toBeUndefined();
    });
  });

  test('a known address gets the same answer, and its owner a mail', async () => {
    const { email } = testUsers.tester;
    expect(await register(email)).toMatchObject({ status: 200 });
    expect(await mailsTo(server, email, 'accountExists')).toHaveLength(1);
    expect((await stored(email))?.first_name).not.toBe('Katrin');
  });

  test('an unconfirmed registration is replaced by the next, so that nobody sets a password for another person', async () => {
    const email = 'twice@testerworld.example';
    await register(email, { password: 'Erstes?Wort1', confirmPassword: 'Erstes?Wort1' });
    const [first] = await mailsTo(server, email, 'verifyEmail');
    await register(email, { firstName: 'Karla' });
    const mails = await mailsTo(server, email, 'verifyEmail');
    expect((await stored(email))?.first_name).toBe('Karla');
    expect((await verify(tokenIn(first))).response.status).toBe(404);
    await verify(tokenIn(mails.at(-1)));
    expect(await logIn(email)).toBe(200);
  });

  test('the code of a friend is remembered, an unknown one is not', async () => {
    await register('friend-a@testerworld.example');
    await requestsCarriedOut(server);
    const friend = await stored('friend-a@testerworld.example');
    await register('friend-b@testerworld.example', { friend: friend?.friend_code ?? '' });
    await register('friend-c@testerworld.example', { friend: '0123456789ab' });
    await requestsCarriedOut(server);
    expect((await stored('friend-b@testerworld.example'))?.recommended_by).toBe(friend?.id);
    expect((await stored('friend-c@testerworld.example'))?.recommended_by).toBeNull();
  });
});
