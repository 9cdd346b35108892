import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { testerPaths } from '@resonanz/domain/paths';
import { sendNewsletters } from '../src/areas/newsletters/send/send.ts';
import { connectEmbedded } from '../src/platform/database/connect.ts';
import type { MailQueue } from '../src/platform/mail/MailQueue.ts';
import { repository } from '../src/settings.ts';
import { startServer } from '../src/startServer.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { parseMail, testMailSettings } from './kit/mailbox.ts';
import { addDueNewsletter, addReaders } from './kit/newsletterFixture.ts';
import { shortLived } from './kit/serverProcess.ts';
import { startSmtpServer, type TestSmtpServer } from './kit/startSmtpServer.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';
import { TestClock } from './kit/TestClock.ts';
import { templateFolder } from './kit/testDatabase.ts';
import { testStorageSettings } from './kit/testStorage.ts';

const fast = { rate: 1000, runMs: 60_000 };
const hour = 3600;

describeOnEachDatabase('newsletters that are sent', (database) => {
  let server: TestServer;
  let smtp: TestSmtpServer;
  beforeAll(async () => {
    smtp = await startSmtpServer();
    server = await startTestServer({ database, smtpUrl: smtp.url });
  });
  afterAll(async () => {
    await server.stop();
    await smtp.stop();
  });
  beforeEach(async () => {
    const { db } = server;
    await db.deleteFrom('newsletters').execute();
    await db.deleteFrom('users').where('email', 'like', '%@example.com').execute();
    (smtp.received as string[]).length = 0;
    (smtp.receivers as string[][]).length = 0;
  });

  const send = (pace = fast) => sendNewsletters(server.server.services, pace);
  const newsletterOf = (id: number) =>
    server.db.selectFrom('newsletters').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const stateOf = async (newsletterId: number, userId: number) =>
    (
      await server.db
        .selectFrom('newsletter_receivers')
        .select('state')
        .where('newsletter_id', '=', newsletterId)
        .where('user_id', '=', userId)
        .executeTakeFirst()
    )?.state;
  const due = () => addDueNewsletter(server.db, server.clock.now());
  const change = (userId: number, values: { newsletter?: 'ended'; newsletter_bounces?: number }) =>
    server.db.updateTable('tester_profiles').set(values).where('user_id', '=', userId).execute();

  test('each receiver gets one mail in the own language, with text, imprint and the ways to end it', async () => {
    await addReaders(server.db, 2);
    const id = await due();
    await send();
    expect(smtp.receivers.flat().toSorted()).toEqual(['reader0@example.com', 'reader1@example.com']);
    const mails = await Promise.all(smtp.received.map((raw) => parseMail(raw)));
    const german = mails.find(({ to }) => to.includes('reader0'));
    const english = mails.find(({ to }) => to.includes('reader1'));
    expect(german).toMatchObject({ subject: 'Neues aus der Testerwelt' });
    expect(english).toMatchObject({ subject: 'News from testerworld' });
    expect(german?.text).toContain('es gibt Neues.');
    expect(german?.text).toContain('Resonanz GmbH');
    expect(german?.text).toMatch(/Newsletter abbestellen: http\S+\/testerworld\/newsletter\/unsubscribe\/\d+-/);
    expect(german?.html).toContain('Impressum');
    expect(german?.headers.get('list-unsubscribe')).toMatch(/<http\S+\/api\/newsletter\/unsubscribe\/\d+-[\w-]{43}>/);
    expect(german?.headers.get('list-unsubscribe-post')).toContain('List-Unsubscribe=One-Click');
    expect(await newsletterOf(id)).toMatchObject({ state: 'sent', receivers: 2, sent: 2, uncertain: 0 });
  });

  test('one click of the mail program ends the newsletter and counts with the one that came', async () => {
    const [reader = 0] = await addReaders(server.db, 1);
    const id = await due();
    await send();
    const mail = await parseMail(smtp.received[0] ?? '');
    const [, address = ''] = /<(\S+)>/.exec(mail.headers.get('list-unsubscribe')?.replaceAll(/\s+/g, '') ?? '') ?? [];
    const call = () =>
      fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    const shown = await fetch(address, { redirect: 'manual' });
    expect([shown.status, new URL(shown.headers.get('location') ?? '').pathname]).toEqual([
      302,
      testerPaths.newsletterUnsubscribe({ token: address.split('/').at(-1) ?? '' }),
    ]);
    expect(await newsletterOf(id), 'nobody but the tester ends it').toMatchObject({ unsubscribed: 0 });
    expect((await call()).status).toBe(200);
    expect((await call()).status).toBe(200);
    expect(await newsletterOf(id)).toMatchObject({ unsubscribed: 1 });
    expect(
      await server.db.selectFrom('tester_profiles').select('newsletter').where('user_id', '=', reader).execute(),
    ).toEqual([{ newsletter: 'ended' }]);
    await due();
    await send();
    expect(smtp.received).toHaveLength(1);
  });

  test('mails to whoever agreed to be measured alone carry a picture and signed links; both count once', async () => {
    const [measured = 0, other = 0] = await addReaders(server.db, 2);
    const { db, clock } = server;
    await db
      .updateTable('tester_profiles')
      .set({ measuring_since: clock.now() })
      .where('user_id', '=', measured)
      .execute();
    const id = await due();
    const link = '<p><a href="https://shop.example/?a=1&amp;b=2">Shop</a> <a href="mailto:a@b.example">Mail</a></p>';
    await db.updateTable('newsletters').set({ text_de: link, text_en: link }).where('id', '=', id).execute();
    await send();
    const mails = await Promise.all(smtp.received.map((raw) => parseMail(raw)));
    const htmlTo = (name: string) => mails.find(({ to }) => to.includes(name))?.html ?? '';
    expect(htmlTo('reader1')).toContain('href="https://shop.example/?a=1&amp;b=2"');
    expect(htmlTo('reader1')).not.toMatch(/newsletter\/(?:open|click)/);
    expect(htmlTo('reader0')).not.toContain('shop.example');
    expect(htmlTo('reader0')).toContain('mailto:a@b.example');
    expect(mails.find(({ to }) => to.includes('reader0'))?.text).toContain('https://shop.example/?a=1&b=2');
    const [, picture = ''] = /src="(http[^"]+\/newsletter\/open\/[^"]+)"/.exec(htmlTo('reader0')) ?? [];
    const [, click = ''] = /href="(http[^"]+\/newsletter\/click\/[^"]+)"/.exec(htmlTo('reader0')) ?? [];
    const get = (address: string) => fetch(address, { redirect: 'manual' });
    const counts = async () => {
      const row = await newsletterOf(id);
      return [row.measured, row.opened, row.clicked];
    };
    expect(await counts()).toEqual([1, 0, 0]);
    const answer = await get(picture);
    expect(answer.headers.get('content-type')).toBe('image/gif');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    await get(picture);
    expect(await counts()).toEqual([1, 1, 0]);
    const followed = await get(click);
    expect([followed.status, followed.headers.get('location')]).toEqual([302, 'https://shop.example/?a=1&b=2']);
    await get(click);
    expect(await counts()).toEqual([1, 1, 1]);

    // Nobody can make up a mail, a link or a purpose, and no address stands in what is signed.
    const token = (address: string) => address.split('/').at(-1) ?? '';
    const [newsletter, user, ...rest] = token(click).split('-');
    for (const [kind, forged] of [
      ['open', token(picture).replace(`${id}-${measured}-`, `${id}-${other}-`)],
      ['click', [newsletter, String(other), ...rest].join('-')],
      ['click', [newsletter, user, String(Number(rest[0]) + 1), ...rest.slice(1)].join('-')],
      ['open', `${id}-${measured}-${'A'.repeat(43)}`],
    ] as const)
      expect((await get(`${server.url}/api/newsletter/${kind}/${forged}`)).status).toBe(404);
    expect((await get(`${server.url}/api/newsletter/click/https:%2F%2Fevil.example`)).status).toBe(422);
    // Whoever opens a broken link in a browser finds on to testerworld.
    const page = await fetch(click.slice(0, -2), { headers: { accept: 'text/html', 'accept-language': 'de' } });
    const html = await page.text();
    expect(html).toContain('<h1>Dieser Link ist nicht gültig</h1>');
    expect(html).toContain(`href="${testerPaths.welcome()}"`);
  });

  test('who takes the consent back is measured no more, and links still lead where they did', async () => {
    const [reader = 0] = await addReaders(server.db, 1);
    const { db, clock } = server;
    const measuring = (measuring_since: Date | null) =>
      db.updateTable('tester_profiles').set({ measuring_since }).where('user_id', '=', reader).execute();
    await measuring(clock.now());
    const id = await due();
    const text_de = '<p><a href="https://shop.example/">Shop</a></p>';
    await db.updateTable('newsletters').set({ text_de }).where('id', '=', id).execute();
    await send();
    await measuring(null);
    const { html } = await parseMail(smtp.received[0] ?? '');
    const [, click = ''] = /href="(http[^"]+\/newsletter\/click\/[^"]+)"/.exec(html) ?? [];
    expect((await fetch(click, { redirect: 'manual' })).headers.get('location')).toBe('https://shop.example/');
    expect(await newsletterOf(id)).toMatchObject({ measured: 1, opened: 0, clicked: 0 });
    // A mail that leaves without the consent is none that can be measured.
    await due();
    await send();
    expect((await parseMail(smtp.received[1] ?? '')).html).not.toMatch(/newsletter\/(?:open|click)/);
  });

  test('whoever ends the newsletter while it is being sent gets it no more', async () => {
    const [first = 0, second = 0] = await addReaders(server.db, 2);
    const id = await due();
    await send({ rate: 1000, runMs: 0 });
    expect(await newsletterOf(id)).toMatchObject({ state: 'sending', receivers: 2, sent: 0 });
    await change(second, { newsletter: 'ended' });
    await send();
    expect(smtp.receivers.flat()).toEqual(['reader0@example.com']);
    expect(await stateOf(id, first)).toBe('sent');
    expect(await stateOf(id, second)).toBe('skipped');
    expect(await newsletterOf(id)).toMatchObject({ state: 'sent', sent: 1, skipped: 1 });
  });

  test('nobody without a confirmed consent, a blocked address or a closed account is among the receivers', async () => {
    const [fine = 0, ended = 0, blocked = 0, inactive = 0] = await addReaders(server.db, 4);
    await change(ended, { newsletter: 'ended' });
    await change(blocked, { newsletter_bounces: 3 });
    await server.db.updateTable('users').set({ is_active: false }).where('id', '=', inactive).execute();
    const id = await due();
    await send();
    expect(smtp.receivers.flat()).toEqual(['reader0@example.com']);
    expect(await stateOf(id, fine)).toBe('sent');
    expect(await newsletterOf(id)).toMatchObject({ receivers: 1 });
  });

  test('what is planned for later waits', async () => {
    await addReaders(server.db, 1);
    const id = await addDueNewsletter(server.db, new Date(server.clock.now().getTime() + hour * 1000));
    await send();
    expect(await newsletterOf(id)).toMatchObject({ state: 'scheduled', sent: 0 });
    server.clock.advance({ seconds: hour });
    await send();
    expect(await newsletterOf(id)).toMatchObject({ state: 'sent', sent: 1 });
  });

  test('mails leave no faster than the rate', async () => {
    await addReaders(server.db, 20);
    await due();
    const begun = performance.now();
    await send({ rate: 20, runMs: 60_000 });
    expect(smtp.received).toHaveLength(20);
    expect(performance.now() - begun).toBeGreaterThan(950);
  });

  test('newsletters under way share the rate by turns', async () => {
    await addReaders(server.db, 12);
    const [one, two] = [await due(), await due()];
    await send();
    const mails = await Promise.all(smtp.received.map((raw) => parseMail(raw)));
    const sent = mails.map(({ headers }) => Number(/newsletter-(\d+)-/.exec(headers.get('message-id') ?? '')?.[1]));
    const turn = (id: number, many: number): number[] => Array.from({ length: many }, () => id);
    const turns = [5, 5, 2].flatMap((many) => [...turn(one, many), ...turn(two, many)]);
    expect(sent).toEqual(turns);
    for (const id of [one, two]) expect(await newsletterOf(id)).toMatchObject({ state: 'sent', sent: 12 });
  });

  test('whoever takes a newsletter back during the last attempt is not overruled by it', async () => {
    await addReaders(server.db, 1);
    const id = await due();
    await send({ rate: 1000, runMs: 0 });
    await server.db.updateTable('newsletters').set({ attempts: 4 }).where('id', '=', id).execute();
    const { services } = server.server;
    const mail: MailQueue = Object.create(services.mail, {
      post: {
        value: async () => {
          await server.db.updateTable('newsletters').set({ state: 'draft' }).where('id', '=', id).execute();
          return 'unreachable';
        },
      },
    });
    await sendNewsletters({ ...services, mail }, fast);
    expect(await newsletterOf(id)).toMatchObject({ state: 'draft', failure: null });
  });

  test('two runs at the same time send each mail once', async () => {
    await addReaders(server.db, 30);
    await due();
    await Promise.all([send(), send()]);
    expect(smtp.receivers.flat()).toHaveLength(30);
    expect(new Set(smtp.receivers.flat()).size).toBe(30);
  });
});

describeOnEachDatabase('newsletters and a mail server in trouble', (database) => {
  let server: TestServer;
  let smtp: TestSmtpServer;
  const { port } = { port: 0 };
  beforeAll(async () => {
    smtp = await startSmtpServer({ port, rejects: true });
    server = await startTestServer({ database, smtpUrl: smtp.url });
  });
  afterAll(async () => {
    await server.stop();
    await smtp.stop();
  });

  const send = () => sendNewsletters(server.server.services, fast);
  const newsletterOf = (id: number) =>
    server.db.selectFrom('newsletters').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  test('an address that refuses three newsletters is blocked; when the server is away, one fails and is resumed', async () => {
    const { db, clock } = server;
    const [reader = 0] = await addReaders(db, 1, 'gone');
    for (const round of [1, 2, 3]) {
      const id = await addDueNewsletter(db, clock.now());
      await send();
      expect(await newsletterOf(id)).toMatchObject({ state: 'sent', sent: 0, bounced: 1 });
      expect(
        await db.selectFrom('tester_profiles').select('newsletter_bounces').where('user_id', '=', reader).execute(),
      ).toEqual([{ newsletter_bounces: round }]);
    }
    const nobody = await addDueNewsletter(db, clock.now());
    await send();
    expect(await newsletterOf(nobody)).toMatchObject({ state: 'sent', receivers: 0 });

    const taken = smtp.port;
    await smtp.stop();
    await addReaders(db, 2, 'later');
    const id = await addDueNewsletter(db, clock.now());
    for (let run = 0; run < 5; run += 1) {
      await send();
      clock.advance({ seconds: 600 });
    }
    expect(await newsletterOf(id)).toMatchObject({ state: 'failed', failure: 'unreachable', sent: 0 });
    smtp = await startSmtpServer({ port: taken });
    const asStaff = await server.as('superAdmin');
    const { data } = await asStaff.POST('/newsletter/changeStatus', {
      body: { newsletterId: id, updatedAt: (await newsletterOf(id)).updated_at, state: 'scheduled' },
    });
    expect(data?.data).toMatchObject({ state: 'scheduled', failure: null });
    await send();
    expect(await newsletterOf(id)).toMatchObject({ state: 'sent', sent: 2 });
    expect(smtp.receivers.flat().toSorted()).toEqual(['later0@example.com', 'later1@example.com']);
  });
});

test('a newsletter whose server is killed in the middle goes on, and nobody gets it twice', async () => {
  const many = 120;
  const folder = mkdtempSync(path.join(tmpdir(), 'resonanz-newsletter-'));
  cpSync(await templateFolder(), folder, { recursive: true });
  const smtp = await startSmtpServer();
  const before = await connectEmbedded(folder);
  await addReaders(before.db, many);
  const id = await addDueNewsletter(before.db, new Date(0));
  await before.close();

  const child = spawn(
    process.execPath,
    [...shortLived, 'apps/api/test/kit/sendNewsletterAndDie.ts', folder, smtp.url],
    { cwd: repository, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const closed = once(child, 'close');
  await vi.waitFor(() => expect(smtp.received.length).toBeGreaterThan(20), { timeout: 60_000, interval: 5 });
  child.kill('SIGKILL');
  await closed;
  const atDeath = smtp.received.length;
  expect(atDeath).toBeLessThan(many);

  const connection = await connectEmbedded(folder);
  const clock = new TestClock();
  const server = await startServer({
    connection,
    clock,
    log: pino({ level: 'silent' }),
    host: '127.0.0.1',
    port: 0,
    origins: [],
    trustsProxy: false,
    mail: testMailSettings(smtp.url),
    storage: testStorageSettings(),
    repository,
    makesPreviews: false,
  });
  // The test's clock may stand before the moment at which the dead server took its last mails.
  await connection.db
    .updateTable('newsletter_receivers')
    .set({ taken_at: new Date(clock.now().getTime() - 3 * 60_000) })
    .where('state', '=', 'taken')
    .execute();
  await sendNewsletters(server.services, fast);
  const row = await connection.db.selectFrom('newsletters').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const receivers = smtp.receivers.flat();
  expect(new Set(receivers).size).toBe(receivers.length);
  expect(row.state).toBe('sent');
  expect(row.sent + row.uncertain).toBe(many);
  // Those in transit at the end: at most one mail of each lane, of which some arrived.
  expect(row.uncertain).toBeLessThanOrEqual(5);
  expect(receivers.length).toBeGreaterThanOrEqual(row.sent);
  expect(receivers.length).toBeLessThanOrEqual(row.sent + row.uncertain);
  await server.stop();
  await connection.close();
  await smtp.stop();
  rmSync(folder, { recursive: true, force: true });
}, 120_000);
