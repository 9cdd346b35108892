import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

/** A PostgreSQL server that one test may crash. */
export interface OwnPostgres {
  url: string;
  /** Ends it without a shutdown, as a crash does, and starts it again. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

function binaries(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ];
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')));
}

/** Whether this machine has a PostgreSQL to start. */
export const hasPostgres = binaries() !== undefined;

/** PostgreSQL refuses to run as root. */
function account(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const [, , uid, gid] = lines.find(([name]) => name === 'postgres') ?? lines.find(([name]) => name === 'nobody') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return address.port;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Makes a database cluster in a temporary folder and starts its server. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const bin = binaries();
  if (bin === undefined) throw new Error('This machine has no PostgreSQL.');
  const folder = mkdtempSync(path.join(tmpdir(), 'resonanz-own-postgres-'));
  const owner = account();
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const options = { cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', TZ: 'UTC' }, ...owner };
  const made = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'resonanz', '--auth=trust', '--encoding=UTF8', '--no-sync'],
    options,
  );
  if (made.status !== 0) throw new Error(String(made.stderr));
  const port = await freePort();
  const url = `postgres://resonanz@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'max_connections=50'].flatMap(
      (each) => ['-c', each],
    );
    server = spawn(path.join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
      ...options,
      stdio: 'ignore',
    });
    for (let tries = 0; !(await answers(url)); tries += 1) {
      if (tries > 100) throw new Error('PostgreSQL did not start.');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (server === undefined) return;
    const closed = once(server, 'close');
    server.kill(signal);
    await closed;
  };
  await start();
  return {
    url,
    async crash() {
      await end('SIGQUIT');
      await start();
    },
    async stop() {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
