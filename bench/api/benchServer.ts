import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** The demo account that everything is measured with. */
export const MANAGER = { username: 'manager@resonanz.example', password: 'Resonanz!2026' } as const;

/** The demo account that sees testers and newsletters. */
const ADMIN = { username: 'admin@resonanz.example', password: MANAGER.password } as const;

/** The demo account of a tester. */
const TESTER = { username: 'tester@resonanz.example', password: MANAGER.password } as const;

/** A server that is being measured, with the log-ins of a campaign manager, of an administrator and of a tester. */
export interface BenchServer {
  /** Where it is, with protocol and port. */
  readonly origin: string;
  /** Sends one call; throws when it is not answered with success. */
  call(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown>;
  /** The same as an administrator. */
  callAsAdmin(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown>;
  /** The same as a tester. */
  callAsTester(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown>;
  /** Milliseconds until the process answers without doing anything. */
  ping(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts the server as an operator does, on the large demo data; settings choose the engine. */
export async function startBenchServer(port: number, settings: Readonly<Record<string, string>>): Promise<BenchServer> {
  const child = spawn(
    process.execPath,
    ['--conditions=@resonanz/source', '--disable-warning=ExperimentalWarning', join(root, 'apps/api/src/main.ts')],
    {
      cwd: root,
      env: {
        ...process.env,
        ...settings,
        PORT: String(port),
        RESONANZ_LOG_LEVEL: 'error',
        RESONANZ_CALLS_PER_MINUTE: '9999999',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await new Promise<void>((ready, failed) => {
    child.stdout.on('data', (chunk: Buffer) => chunk.toString().includes('is ready at') && ready());
    child.once('exit', () => failed(new Error('The server ended before it was ready.')));
  });
  const origin = `http://localhost:${port}`;
  const callWith =
    (token: string): BenchServer['call'] =>
    async (method, path, body) => {
      const answer = await fetch(`${origin}/api${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: `Bearer ${token}` }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const { message, data } = (await answer.json()) as { message: string; data: unknown };
      if (message !== 'SUCCESS') throw new Error(`${path} answered ${answer.status} ${message}.`);
      return data;
    };
  const logIn = async (path: string, account: object): Promise<BenchServer['call']> =>
    callWith(((await callWith('')('POST', path, account)) as { accessToken: string }).accessToken);
  const call = await logIn('/authenticate', MANAGER);
  const callAsAdmin = await logIn('/authenticate', ADMIN);
  const callAsTester = await logIn('/testerworldAuthenticate', TESTER);
  return {
    origin,
    call,
    callAsAdmin,
    callAsTester,
    async ping() {
      const begun = performance.now();
      await (await fetch(`${origin}/health`)).text();
      return performance.now() - begun;
    },
    async stop() {
      child.kill('SIGTERM');
      await new Promise((done) => child.once('exit', done));
    },
  };
}
