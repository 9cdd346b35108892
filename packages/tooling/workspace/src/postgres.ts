import { spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort, portIsTaken } from './ports.ts';
import { run } from './run.ts';
import { messageOf } from './say.ts';

/** A PostgreSQL of our own that lives as long as a test run. */
export interface ThrowAwayPostgres {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** The folder with the newest PostgreSQL binaries of this machine. */
export function postgresBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

interface Account {
  readonly uid: number;
  readonly gid: number;
}

// PostgreSQL refuses to run as root, so root lends it the account that its package made, else `nobody`.
async function unprivileged(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, name], { output: 'collect' })));
    if (uid?.code === 0 && gid?.code === 0) return { uid: Number(uid.text), gid: Number(gid.text) };
  }
  throw new Error('PostgreSQL does not run as root, and there is no other account to lend it.');
}

function launch(file: string, args: readonly string[], account: Account | undefined, cwd: string): ChildProcess {
  const env = { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', TZ: 'UTC' };
  return spawn(file, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], ...account });
}

function ended(child: ChildProcess): Promise<{ code: number; text: string }> {
  return new Promise((resolve, reject) => {
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, text }));
  });
}

/**
 * Starts a fresh PostgreSQL in a temporary folder, with settings beside those that a throw-away server has; undefined
 * when the machine has no binaries. Nothing of one that does not start stays.
 */
export async function startPostgres(
  more: Readonly<Record<string, string>> = {},
  binaries = postgresBinaries(),
): Promise<ThrowAwayPostgres | undefined> {
  if (!binaries) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'resonanz-postgres-'));
  const data = join(folder, 'data');
  let server: ChildProcess | undefined;
  let end: Promise<{ text: string }> | undefined;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    server?.kill(signal);
    await end?.catch(() => {});
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const account = await unprivileged();
    if (account) chownSync(folder, account.uid, account.gid);
    const made = await ended(
      launch(
        join(binaries, 'initdb'),
        ['-D', data, '-U', 'resonanz', '--auth=trust', '--encoding=UTF8', '--no-sync'],
        account,
        folder,
      ),
    );
    if (made.code !== 0) throw new Error(made.text);
    const port = await freePort();
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: folder,
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '200',
      ...more,
    };
    const args = [
      '-D',
      data,
      '-p',
      String(port),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ];
    server = launch(join(binaries, 'postgres'), args, account, folder);
    end = ended(server);
    let over = false;
    void end.finally(() => (over = true)).catch(() => {});
    for (let tries = 0; !(await portIsTaken(port)); tries += 1) {
      if (over) throw new Error((await end).text);
      if (tries > 100) throw new Error('it does not answer');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return { url: `postgres://resonanz@127.0.0.1:${port}/postgres`, stop: () => stop('SIGINT') };
  } catch (error) {
    await stop('SIGKILL');
    throw new Error(`PostgreSQL did not start: ${messageOf(error)}`);
  }
}
