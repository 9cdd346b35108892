import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createMailDirectory, createMailLedger } from '../src/areas/mail/door.ts';
import { mailCatalogue } from '../src/mails.ts';
import { connectEmbedded, type Connection } from '../src/platform/database/connect.ts';
import { openJobs } from '../src/platform/jobs/openJobs.ts';
import { deliveryOf } from '../src/platform/mail/deliveryOf.ts';
import type { MailDraft } from '../src/platform/mail/Mail.ts';
import { MailAddressError } from '../src/platform/mail/MailAddressError.ts';
import { MailQueue } from '../src/platform/mail/MailQueue.ts';
import type { MailSettings } from '../src/platform/mail/MailSettings.ts';
import { systemClock } from '../src/platform/runtime/Clock.ts';
import { FileStorage } from '../src/platform/storage/FileStorage.ts';
import { repository } from '../src/settings.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { mailsDelivered, parseMail, readMailbox, testMailSettings } from './kit/mailbox.ts';
import { shortLived } from './kit/serverProcess.ts';
import { startSmtpServer } from './kit/startSmtpServer.ts';
import { createTestDatabase, templateFolder, testDatabaseUrl, type TestDatabase } from './kit/testDatabase.ts';
import { testStorageSettings } from './kit/testStorage.ts';

vi.setConfig({ hookTimeout: 120_000, testTimeout: 60_000 });

const approved = (to = 'lena@example.com'): MailDraft => ({
  to,
  language: 'DE',
  template: 'brandApproved',
  values: { link: 'https://resonanz.example/campaign-self-service/login' },
});

interface Post {
  mail: MailQueue;
  log: string;
  stop(): Promise<void>;
}

/** What a server opens for its mails, until the test ends. */
async function openPost(connection: Connection, settings: MailSettings): Promise<Post> {
  let log = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, callback) {
      log += chunk.toString();
      callback();
    },
  });
  const logger = pino({ level: 'debug' }, stream);
  const jobs = await openJobs(connection, logger);
  const mail = await MailQueue.open(jobs, logger, createMailDirectory(mailCatalogue));
  await mail.deliver(
    deliveryOf(
      settings,
      'https://resonanz.example',
      createMailLedger({ db: connection.db, storage: new FileStorage(testStorageSettings()), clock: systemClock }),
      mailCatalogue,
    ),
  );
  const stop = async () => {
    await mail.close();
    await jobs.stop({ graceful: false });
  };
  onTestFinished(stop);
  return {
    mail,
    get log() {
      return log;
    },
    stop,
  };
}

const send = ({ mail }: Post, { db }: Connection, draft: MailDraft): Promise<void> =>
  db.transaction().execute((tx) => mail.send(tx, draft));

const statesOf = async ({ db }: Connection, queue = 'mail'): Promise<string[]> =>
  (await sql<{ state: string }>`select state from jobs.job where name = ${queue}`.execute(db)).rows.map(
    ({ state }) => state,
  );

/** The pause before the next attempt is over. */
const endPause = ({ db }: Connection) => sql`update jobs.job set start_after = now() where name = 'mail'`.execute(db);

describeOnEachDatabase('delivery of mails', (kind) => {
  let database: TestDatabase;
  let connection: Connection;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    ({ connection } = database);
  });
  afterAll(() => database.remove());

  test('a mail leaves after the commit, into a file that only this user may read', async () => {
    const settings = testMailSettings();
    const post = await openPost(connection, settings);
    let isCommitted = false;
    await connection.db.transaction().execute(async (tx) => {
      await post.mail.send(tx, approved());
      expect(await readMailbox(settings.folder)).toEqual([]);
      isCommitted = true;
    });
    await mailsDelivered(connection.db);
    const mails = await readMailbox(settings.folder);
    expect(isCommitted && mails).toMatchObject([
      { to: 'lena@example.com', subject: 'Ihr Zugang ist freigeschaltet', template: 'brandApproved' },
    ]);
    expect(statSync(settings.folder).mode & 0o077).toBe(0);
    expect(statSync(path.join(settings.folder, mails[0]?.file ?? '')).mode & 0o077).toBe(0);
    expect(await statesOf(connection), 'nothing of a delivered mail stays').toEqual([]);
  });

  test('a transaction that is rolled back sends nothing', async () => {
    const settings = testMailSettings();
    const post = await openPost(connection, settings);
    const change = connection.db.transaction().execute(async (tx) => {
      await post.mail.send(tx, approved('rolled.back@example.com'));
      throw new Error('the change failed');
    });
    await expect(change).rejects.toThrow('the change failed');
    await send(post, connection, approved('committed@example.com'));
    await mailsDelivered(connection.db);
    expect((await readMailbox(settings.folder)).map(({ to }) => to)).toEqual(['committed@example.com']);
  });

  test('a receiver that is not exactly one plain address is rejected, and with it the change', async () => {
    const post = await openPost(connection, testMailSettings());
    const receivers = [
      'a@example.com, b@example.com',
      'a@example.com;b@example.com',
      'a@example.com\r\nBcc: b@example.com',
      'a@example.com\nb@example.com',
      'Lena <a@example.com>',
      '"b@evil.example"@example.com',
      'a(comment)@example.com',
      'a@example.com>\r\nRCPT TO:<b@example.com',
      'a@b@example.com',
      'a\u0000@example.com',
      'a\u202e@example.com',
      'group:a@example.com;',
      '@example.com',
      'a@',
      '',
      `${'a'.repeat(250)}@example.com`,
    ];
    const accepted: string[] = [];
    for (const to of receivers) {
      await send(post, connection, approved(to)).then(
        () => accepted.push(to),
        (error) => expect(error).toBeInstanceOf(MailAddressError),
      );
    }
    expect(accepted).toEqual([]);
    const many = connection.db
      .transaction()
      .execute((tx) => post.mail.sendAll(tx, [approved('fine@example.com'), approved('a@')]));
    await expect(many).rejects.toBeInstanceOf(MailAddressError);
    expect(await statesOf(connection)).toEqual([]);
  });

  test('what people write cannot become a header, a receiver or the end of the mail', async () => {
    const smtp = await startSmtpServer();
    const post = await openPost(connection, testMailSettings(smtp.url));
    const company = 'Evil\r\nBcc: victim@example.com\r\n\r\n<script>alert(1)</script>\u2028\u0007';
    await send(post, connection, {
      to: 'joerg@müller.example',
      language: 'EN',
      template: 'teamInvitation',
      values: { company, inviter: '=?utf-8?Q?=0D=0AX:1?=', link: 'https://resonanz.example/x' },
    });
    await send(post, connection, {
      to: 'lena@example.com',
      language: 'EN',
      template: 'brandDeclined',
      values: { reason: 'no\r\n.\r\nMAIL FROM:<x@example.com>\n.\nQUIT' },
    });
    await mailsDelivered(connection.db);
    expect(smtp.receivers.toSorted()).toEqual([['joerg@müller.example'], ['lena@example.com']]);
    for (const raw of smtp.received) {
      const headers = raw.slice(0, raw.indexOf('\r\n\r\n'));
      const names = headers
        .replaceAll(/\r\n[ \t]+/g, ' ')
        .split('\r\n')
        .map((line) => line.slice(0, line.indexOf(':')));
      expect(names.toSorted()).toEqual([
        'Auto-Submitted',
        'Content-Language',
        'Content-Type',
        'Date',
        'From',
        'MIME-Version',
        'Message-ID',
        'Subject',
        'To',
      ]);
      expect(headers).toMatch(/^From: Resonanz <noreply@resonanz\.example>\r?$/m);
      expect(headers).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
      expect(headers).toMatch(/^Message-ID: <[0-9a-f-]{36}@resonanz\.example>\r?$/m);
    }
    const mails = await Promise.all(smtp.received.map((raw) => parseMail(raw)));
    const [declined, invitation] = mails
      .toSorted((one, other) => one.subject.localeCompare(other.subject))
      .toReversed();
    expect(invitation?.subject).toBe(
      'Invitation to the team of Evil Bcc: victim@example.com <script>alert(1)</script>',
    );
    expect(invitation?.html).toContain('&lt;script&gt;');
    expect(invitation?.html).not.toContain('<script>alert');
    expect(declined?.text).toContain('> no\n> .\n> MAIL FROM:<x@example.com>\n> .\n> QUIT');
    await smtp.stop();
  });

  test('while the SMTP server is away the mail waits, then it leaves once', async () => {
    const away = await startSmtpServer();
    await away.stop();
    const post = await openPost(connection, testMailSettings(away.url));
    await send(post, connection, approved());
    await expect.poll(() => statesOf(connection), { timeout: 10_000 }).toEqual(['retry']);
    const smtp = await startSmtpServer({ port: away.port });
    await endPause(connection);
    await mailsDelivered(connection.db);
    expect(smtp.received).toHaveLength(1);
    expect(post.log).toContain('a mail could not be delivered yet');
    expect(post.log).not.toMatch(/lena|resonanz\.example|freigeschaltet/);
    await smtp.stop();
  });

  test('a mail that is rejected for good stays stored, and the log names neither receiver nor content', async () => {
    const smtp = await startSmtpServer({ rejects: true });
    const post = await openPost(connection, testMailSettings(smtp.url));
    await send(post, connection, approved());
    await expect.poll(() => statesOf(connection, 'mail-undeliverable'), { timeout: 10_000 }).toEqual(['created']);
    await mailsDelivered(connection.db);
    expect(post.log).toContain('a mail could not be delivered and is kept');
    expect(post.log).toContain('"responseCode":550');
    expect(post.log).not.toMatch(/lena|resonanz\.example|freigeschaltet/);
    const outputs = await sql<{ output: object }>`select output from jobs.job where output is not null`.execute(
      connection.db,
    );
    expect(JSON.stringify(outputs.rows)).not.toContain('lena');
    await sql`delete from jobs.job`.execute(connection.db);
    await smtp.stop();
  });

  test('a server that stops while it sends leaves the mail to the next one', async () => {
    let arrived: () => void = () => undefined;
    const hanging = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const slow = await startSmtpServer({ whenHanging: arrived });
    const first = await openPost(connection, testMailSettings(slow.url));
    await send(first, connection, approved());
    await hanging;
    await first.stop();
    const settings = testMailSettings();
    await openPost(connection, settings);
    await endPause(connection);
    await mailsDelivered(connection.db);
    expect(await readMailbox(settings.folder)).toHaveLength(1);
    await slow.stop();
  });
});

test('a mail whose server is killed right after the commit is delivered by the next start', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'resonanz-killed-'));
  cpSync(await templateFolder(), folder, { recursive: true });
  const child = spawn(process.execPath, [...shortLived, 'apps/api/test/kit/sendMailAndDie.ts', folder], {
    cwd: repository,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  expect(await once(child, 'close')).toEqual([null, 'SIGKILL']);
  const connection = await connectEmbedded(folder);
  const settings = testMailSettings();
  const post = await openPost(connection, settings);
  await mailsDelivered(connection.db);
  expect(await readMailbox(settings.folder)).toMatchObject([
    { template: 'brandApproved', link: 'https://brand.example.com/login' },
  ]);
  await post.stop();
  await connection.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(testDatabaseUrl === undefined)('two servers on one PostgreSQL', () => {
  test('each mail leaves once', async () => {
    const database = await createTestDatabase('postgres');
    const smtp = await startSmtpServer();
    const posts = [
      await openPost(database.connection, testMailSettings(smtp.url)),
      await openPost(database.connection, testMailSettings(smtp.url)),
    ];
    const receivers = Array.from({ length: 30 }, (_, index) => `person${index}@example.com`);
    await Promise.all(receivers.map((to, index) => send(posts[index % 2] as Post, database.connection, approved(to))));
    await mailsDelivered(database.connection.db);
    expect(smtp.receivers.flat().toSorted()).toEqual(receivers.toSorted());
    await Promise.all(posts.map((post) => post.stop()));
    await smtp.stop();
    await database.remove();
  });
});
