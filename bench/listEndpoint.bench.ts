// How fast is the influencer list on the large data, with one user and with 32 at once?
import { execFile, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '..');
const port = Number(process.env['PORT'] ?? 4680);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 15);
const origin = `http://localhost:${port}`;

/** Searches as people make them; every one asks for a page and the number of matches. */
const searches = {
  'first page, newest': {},
  'platform and followers, by followers': {
    sortBy: 'followers',
    sort: 'DESC',
    filters: { platforms: ['Instagram'], followersFrom: 10_000, followersTo: 100_000 },
  },
  'free text': { search: 'hoffmann' },
  'page 500': { pageNumber: 500, pageSize: 20 },
} as const;

async function startServer() {
  const child = spawn(
    process.execPath,
    ['--conditions=@resonanz/source', '--disable-warning=ExperimentalWarning', join(root, 'apps/api/src/main.ts')],
    {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(port),
        RESONANZ_DATA_DIR: process.env['RESONANZ_DATA_DIR'] ?? '.data/bench',
        RESONANZ_DEMO_DATA: 'large',
        RESONANZ_LOG_LEVEL: 'error',
        RESONANZ_MISSING_HANDLERS: 'answer501',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await new Promise<void>((ready, failed) => {
    child.stdout.on('data', (chunk: Buffer) => chunk.toString().includes('is ready at') && ready());
    child.once('exit', () => failed(new Error('The server ended before it was ready.')));
  });
  return child;
}

async function token(): Promise<string> {
  const reply = await fetch(`${origin}/api/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'manager@resonanz.example', password: 'Resonanz!2026' }),
  });
  const { data } = (await reply.json()) as { data: { accessToken: string } };
  return data.accessToken;
}

interface Result {
  readonly requests: { readonly average: number };
  readonly latency: { readonly p50: number; readonly p97_5: number; readonly p99: number };
  readonly non2xx: number;
  readonly errors: number;
}

async function measure(body: object, bearer: string, users: number, duration = seconds): Promise<Result> {
  const { stdout } = await promisify(execFile)(join(import.meta.dirname, 'node_modules/.bin/autocannon'), [
    '--json',
    `--connections=${users}`,
    `--duration=${duration}`,
    '--method=POST',
    '--headers=content-type=application/json',
    `--headers=authorization=Bearer ${bearer}`,
    `--body=${JSON.stringify(body)}`,
    `${origin}/api/influencer/advancedSearch`,
  ]);
  return JSON.parse(stdout) as Result;
}

console.log('The large data is made once (several minutes); it stays in .data/bench.');
const server = await startServer();
try {
  const bearer = await token();
  console.log('\n| search | users | req/s | p50 ms | p97.5 ms | p99 ms | failed |\n| --- | --- | --- | --- | --- | --- | --- |');
  for (const [name, body] of Object.entries(searches)) {
    await measure(body, bearer, 4, 3);
    for (const users of [1, 32]) {
      const { requests, latency, non2xx, errors } = await measure(body, bearer, users);
      console.log(
        `| ${name} | ${users} | ${requests.average.toFixed(0)} | ${latency.p50} | ${latency.p97_5} | ${latency.p99} | ${non2xx + errors} |`,
      );
    }
  }
} finally {
  server.kill('SIGTERM');
  await new Promise((done) => server.once('exit', done));
}
