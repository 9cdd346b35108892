import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DEMO_PASSWORD } from '@resonanz/demo-data/accounts';
import { readSettings } from '../src/settings.ts';
import { createDataFolder, startServerProcess } from './kit/serverProcess.ts';
import { testPassword, testUsers } from './kit/testUsers.ts';

describe('start of the server', () => {
  let data: Awaited<ReturnType<typeof createDataFolder>>;
  beforeAll(async () => {
    data = await createDataFolder();
  });
  afterAll(() => data.remove());

  const end = async (settings: Record<string, string>, args: string[] = []) =>
    startServerProcess(settings, args).exited;

  test('serves from a data folder, rejects a second process on it with one sentence, and shuts down cleanly', async () => {
    const first = startServerProcess({ RESONANZ_DATA_DIR: data.folder });
    const url = await first.ready;
    expect(url).toMatch(/^http:\/\/localhost:\d+$/);
    expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: 'ok' });

    const second = await end({ RESONANZ_DATA_DIR: data.folder });
    expect(second.code).toBe(1);
    expect(second.errors).toBe(
      `The data folder ${data.folder} is in use by another Resonanz server; ` +
        'stop that one or set RESONANZ_DATA_DIR to another folder.\n',
    );

    // A call in progress is finished: hashing the password takes longer than the call behind it and the signal.
    const login = fetch(`${url}/api/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: testUsers.manager.email, password: testPassword }),
    });
    await fetch(`${url}/health`);
    first.kill('SIGTERM');
    expect((await login).status).toBe(200);
    expect(await first.exited).toMatchObject({ code: 0, signal: null });

    const third = startServerProcess({ RESONANZ_DATA_DIR: data.folder });
    await third.ready;
    third.kill('SIGKILL');
    await third.exited;
  }, 60_000);

  test('says in one sentence that the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, errors } = await end({ RESONANZ_DATA_DIR: data.folder, HOST: '127.0.0.1' }, ['--port', String(port)]);
    other.close();
    expect(code).toBe(1);
    expect(errors).toBe(`Port ${port} is already in use; stop the other program or choose another port with --port.\n`);
  }, 30_000);

  test('says in one sentence that the database cannot be reached, without its password', async () => {
    const { code, errors } = await end({ DATABASE_URL: 'postgres://user:geheim@127.0.0.1:1/nichts' });
    expect(code).toBe(1);
    expect(errors).toMatch(/^The database at 127\.0\.0\.1:1\/nichts \(DATABASE_URL\) cannot be reached: .+\.\n$/);
    expect(errors).not.toContain('geheim');
  }, 30_000);
});

describe('first start with demo data', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'resonanz-first-start-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const freePort = async (): Promise<string> => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    return String(port);
  };
  const begin = async () => {
    const port = await freePort();
    return {
      url: `http://127.0.0.1:${port}`,
      process: startServerProcess({
        RESONANZ_DATA_DIR: folder,
        RESONANZ_DEMO_DATA: 'small',
        HOST: '127.0.0.1',
        PORT: port,
      }),
    };
  };
  const isReady = (url: string): Promise<boolean> =>
    fetch(`${url}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );

  test('a signal while the demo data is written ends it in order; the next start says it is ready when all of it is there', async () => {
    const cut = await begin();
    // The files come last: the tables are filled by now, and none of it counts.
    await vi.waitFor(() => expect(existsSync(path.join(folder, 'files/kept'))).toBe(true), {
      timeout: 120_000,
      interval: 5,
    });
    expect(await isReady(cut.url)).toBe(false);
    cut.process.kill('SIGTERM');
    expect(await cut.process.exited).toEqual({ code: 0, signal: null, errors: '' });
    await expect(cut.process.ready).rejects.toThrow('The server ended with code 0');

    const whole = await begin();
    await vi.waitFor(async () => expect(await isReady(whole.url)).toBe(true), { timeout: 120_000, interval: 20 });
    const post = (call: string, body: object, token = '') =>
      fetch(`${whole.url}/api${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      }).then((answer) => answer.json());
    const { data: login } = await post('/brandAuthenticate', {
      username: 'brand@resonanz.example',
      password: DEMO_PASSWORD,
    });
    const { data: models } = await post(
      '/network/getWithPagination',
      { kind: 'model', pageSize: 50 },
      login.accessToken,
    );
    expect(models.content).toHaveLength(10);
    for (const { picture } of models.content) expect((await fetch(new URL(picture, whole.url))).status).toBe(200);
    whole.process.kill('SIGTERM');
    expect(await whole.process.exited).toMatchObject({ code: 0 });
  }, 300_000);
});

describe('settings', () => {
  test('have sensible defaults: embedded with small demo data, PostgreSQL without', () => {
    expect(readSettings({}, [])).toMatchObject({
      port: 4600,
      host: 'localhost',
      demoData: 'small',
      databaseUrl: undefined,
    });
    expect(readSettings({ DATABASE_URL: 'postgres://db/resonanz' }, [])).toMatchObject({ demoData: 'off' });
    expect(readSettings({ PORT: '4601' }, [])).toMatchObject({ port: 4601 });
    expect(readSettings({ RESONANZ_DATA_DIR: '/srv/data' }, []).storage).toEqual({
      folder: '/srv/data/files',
      places: {},
    });
    expect(readSettings({ PORT: '4601' }, ['--port', '4602'])).toMatchObject({ port: 4602 });
    expect(readSettings({}, ['--port=4603'])).toMatchObject({ port: 4603 });
    expect(readSettings({ RESONANZ_ORIGINS: 'https://a.example, https://b.example' }, [])).toMatchObject({
      origins: ['https://a.example', 'https://b.example'],
    });
  });

  test.each([
    [{ PORT: 'abc' }, /The port must be a number/],
    [{ PORT: '70000' }, /The port must be a number/],
    [{ RESONANZ_DEMO_DATA: 'huge' }, /RESONANZ_DEMO_DATA must be one of small, large, off/],
    [{ DATABASE_URL: 'mysql://db' }, /DATABASE_URL must begin with/],
    [{ RESONANZ_ORIGINS: 'https://a.example/path' }, /RESONANZ_ORIGINS must list origins/],
    [{ MEDIA_BASE_URL: 'https://files.example.com' }, /MEDIA_BASE_URL must be a base URL such as file:/],
    [{ MEDIA_BASE_URL_NDA: 'srv/nda' }, /MEDIA_BASE_URL_NDA must be a base URL such as file:/],
    [{ RESONANZ_CALLS_PER_MINUTE: '0' }, /RESONANZ_CALLS_PER_MINUTE must be a number/],
  ])('reject %j in one sentence', (environment, sentence) => {
    expect(() => readSettings(environment, [])).toThrow(sentence);
  });
});
