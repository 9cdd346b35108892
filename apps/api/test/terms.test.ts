import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { brandPaths } from '@resonanz/domain/paths';
import { TERMS_VERSIONS } from '@resonanz/domain/terms';
import { mailNewTerms } from '../src/areas/legal/termsMails.ts';
import { mailsTo } from './kit/accounts.ts';
import { describeOnOneDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testPassword, testUsers } from './kit/testUsers.ts';

const [earlier] = TERMS_VERSIONS;
const current = TERMS_VERSIONS.at(-1) ?? earlier;
const settings = { comments: false, learningMaterials: false };

describeOnOneDatabase('terms of the brand area', (database) => {
  let server: TestServer;
  let brand: ApiClient;
  beforeAll(async () => {
    server = await startTestServer({ database });
    brand = await server.as('brand');
  });
  afterAll(() => server.stop());

  const keep = (version: string | null) =>
    server.db
      .updateTable('users')
      .set({ terms_version: version, terms_notified_version: null })
      .where('role_id', 'in', [2, 3])
      .execute();
  beforeEach(() => keep(current));
  const changeSettings = () => brand.POST('/brandProfile/mailSettings', { body: settings });
  const accept = (client: ApiClient, version: string) => client.POST('/legal/accept', { body: { version } });

  test('a user who accepted an earlier version reads everything and changes nothing until the new one is accepted', async () => {
    await keep(earlier);
    expect((await brand.GET('/legal/get')).data?.data).toMatchObject({
      version: current,
      acceptedVersion: earlier,
      isAccepted: false,
    });
    expect((await brand.GET('/brandProfile')).response.status).toBe(200);
    const refused = await changeSettings();
    expect(refused.response.status).toBe(403);
    expect(refused.error).toMatchObject({ message: 'TERMS_NOT_ACCEPTED', error: 'termsNotAccepted' });

    const accepted = await accept(brand, current);
    expect(accepted.data?.data).toMatchObject({ version: current, acceptedVersion: current, isAccepted: true });
    expect(Date.parse(accepted.data?.data.acceptedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect((await changeSettings()).response.status).toBe(200);
    const line = await server.db
      .selectFrom('history')
      .select('changes')
      .where('entity', '=', 'user')
      .where('entity_id', '=', testUsers.brand.id)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(line?.changes).toEqual({ termsVersion: [earlier, current] });
  });

  test('an account that staff has made has accepted nothing and is asked too', async () => {
    await keep(null);
    expect((await brand.GET('/legal/get')).data?.data).toMatchObject({ acceptedVersion: null, isAccepted: false });
    expect((await changeSettings()).response.status).toBe(403);
  });

  test('language and log-out are open to a user who has not accepted; the invited contact accepts too', async () => {
    await keep(earlier);
    expect((await brand.POST('/changesDefaultLanguage', { body: { defaultLanguage: 'de' } })).response.status).toBe(
      200,
    );
    expect((await (await server.as('brandTwo')).POST('/logout')).response.status).toBe(200);
    expect((await accept(await server.as('brandInvited'), current)).data?.data).toMatchObject({
      isAccepted: true,
      template: 1,
    });
  });

  test('leaving, ending log-ins, changing the password and the own data do not wait for an acceptance', async () => {
    await keep(earlier);
    const wish = await brand.POST('/brandProfile/deletion', { body: { isWanted: true } });
    expect(wish.data?.data.requestedAt).not.toBeNull();
    expect((await brand.POST('/brandProfile/deletion', { body: { isWanted: false } })).data?.data).toEqual({
      requestedAt: null,
    });
    expect((await brand.GET('/brandProfile/export', { parseAs: 'text' })).response.status).toBe(200);

    const elsewhere = await server.as('brand');
    const sessions = (await brand.GET('/sessions')).data?.data ?? [];
    const other = sessions.find(({ isCurrent }) => !isCurrent);
    expect((await brand.POST('/sessions/end', { body: { sessionId: other?.sessionId ?? '' } })).response.status).toBe(
      200,
    );
    expect((await brand.POST('/sessions/endOthers')).response.status).toBe(200);
    expect((await elsewhere.GET('/sessions')).response.status).toBe(401);

    const password = (currentPassword: string) =>
      brand.POST('/changePassword', {
        body: { currentPassword, password: 'Neu!Passwort2026', confirmPassword: 'Neu!Passwort2026' },
      });
    expect((await password('falsch')).error).toMatchObject({
      fieldErrors: [{ field: 'currentPassword', key: 'wrongPassword' }],
    });
    expect((await password(testPassword)).response.status).toBe(200);
    const now = { username: testUsers.brand.email, password: 'Neu!Passwort2026' };
    expect((await server.client().POST('/brandAuthenticate', { body: now })).response.status).toBe(200);
    expect((await changeSettings()).response.status).toBe(403);
    const { password_hash } = await server.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', testUsers.brandTwo.id)
      .executeTakeFirstOrThrow();
    await server.db.updateTable('users').set({ password_hash }).where('id', '=', testUsers.brand.id).execute();
  });

  test('a log-in of another user, and the deletion by an invited contact, stay forbidden before an acceptance', async () => {
    await keep(earlier);
    await server.as('brandTwo');
    const foreign = await server.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', testUsers.brandTwo.id)
      .executeTakeFirstOrThrow();
    expect((await brand.POST('/sessions/end', { body: { sessionId: foreign.id } })).response.status).toBe(404);
    expect(
      (await (await server.as('brandInvited')).POST('/brandProfile/deletion', { body: { isWanted: true } })).response
        .status,
    ).toBe(403);
  });

  test('another version than the one that counts is rejected, and so is nonsense', async () => {
    await keep(earlier);
    const stale = await accept(brand, earlier);
    expect([stale.response.status, stale.error?.error]).toEqual([409, 'termsChanged']);
    for (const version of ['', 'newest', '2026-13-01'])
      expect((await accept(brand, version)).response.status).toBe(422);
    expect((await brand.GET('/legal/get')).data?.data.isAccepted).toBe(false);
  });

  test('an acceptance of two tabs is one, and keeps its day', async () => {
    await keep(earlier);
    const [one, two] = await Promise.all([accept(brand, current), accept(brand, current)]);
    expect(one.data?.data.acceptedAt).toBe(two.data?.data.acceptedAt);
    server.clock.advance({ minutes: 1 });
    expect((await accept(brand, current)).data?.data.acceptedAt).toBe(one.data?.data.acceptedAt);
  });

  test('one acceptance is that of one account', async () => {
    await keep(earlier);
    await accept(brand, current);
    expect((await (await server.as('brandManager')).GET('/legal/get')).data?.data.isAccepted).toBe(false);
  });

  test('staff accepts nothing and is not held up', async () => {
    const staff = await server.as('manager');
    expect((await accept(staff, current)).response.status).toBe(403);
    expect((await staff.GET('/legal/get')).response.status).toBe(403);
  });

  test('the template of the invitation is that of the portal', async () => {
    const values = {
      customer_id: 1,
      user_id: testUsers.brandInvited.id,
      language: 'DE',
      template: 2,
      invited_at: server.clock.now(),
      expires_at: server.clock.now(),
    } as const;
    await server.db.insertInto('brand_invitations').values(values).execute();
    expect((await (await server.as('brandInvited')).GET('/legal/get')).data?.data.template).toBe(2);
    expect((await brand.GET('/legal/get')).data?.data.template).toBe(1);
  });

  test('brands who can log in are notified of new terms once, in their language', async () => {
    await keep(earlier);
    await server.db
      .updateTable('users')
      .set({ default_language: 'EN' })
      .where('id', '=', testUsers.brandTwo.id)
      .execute();
    await server.db
      .updateTable('users')
      .set({ terms_version: current })
      .where('id', '=', testUsers.brandManager.id)
      .execute();
    const run = () => mailNewTerms(server.server.services);
    expect(await Promise.all([run(), run()]).then(([one, two]) => one + two)).toBe(3);
    expect(await run()).toBe(0);
    const [mail, ...more] = await mailsTo(server, testUsers.brand.email, 'newTerms');
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Neue Nutzungsbedingungen');
    expect(mail?.link).toBe(`${server.url}${brandPaths.terms()}?version=${current}`);
    expect(mail?.text).toContain('gilt ab 21.11.2026');
    expect((await mailsTo(server, testUsers.brandTwo.email, 'newTerms')).map(({ subject }) => subject)).toEqual([
      'New terms and conditions',
    ]);
    const others = ['brandManager', 'unverified', 'unapproved', 'declined', 'manager', 'tester'] as const;
    const mailedAddresses = new Set(
      (await server.mails()).filter(({ template }) => template === 'newTerms').map(({ to }) => to),
    );
    expect(others.filter((name) => mailedAddresses.has(testUsers[name].email))).toEqual([]);
  });
});
