import pg from 'pg';
import { freePort } from '../../packages/tooling/workspace/src/ports.ts';
import { startBenchServer } from './benchServer.ts';
import { load } from './load.ts';
import { tenfold } from './million.ts';

const seconds = Number(process.env['BENCH_SECONDS'] ?? 4) / 2;
const LARGE = 100_000;
const sizes = [1_000, 10_000, LARGE, 1_000_000];

const calls: Readonly<Record<string, (pages: number) => object>> = {
  'first page': () => ({}),
  'page 100': () => ({ pageNumber: 99 }),
  'page in the middle': (pages) => ({ pageNumber: Math.floor(pages / 2) }),
  'last page': (pages) => ({ pageNumber: pages - 1 }),
  'last page, by name': (pages) => ({ pageNumber: pages - 1, sortBy: 'name' }),
  'search, a name': () => ({ search: 'hoffmann' }),
};

async function onServer(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

function databaseOf(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/** What makes a copy of the large data so large: people are taken out of it, or made ten of each. */
function sized(size: number): readonly string[] {
  if (size > LARGE) return tenfold;
  // Contracts outlive the people they are with; the lists that are measured don't read them.
  return [
    'delete from contracts',
    `delete from influencers where id not in (select id from influencers order by id limit ${size})`,
    'vacuum analyze',
  ];
}

/** The same calls on 1,000 to 1,000,000 influencers, in databases made from the large one. */
export async function growth(url: string): Promise<void> {
  const rows = new Map(Object.keys(calls).map((name) => [name, [] as string[]]));
  const source = new URL(url).pathname.slice(1);
  for (const size of sizes) {
    const name = `bench_${size}`;
    await onServer(databaseOf(url, 'template1'), `create database ${name} template ${source}`);
    const own = databaseOf(url, name);
    await onServer(own, ...sized(size));
    const server = await startBenchServer(await freePort(), { DATABASE_URL: own, RESONANZ_DEMO_DATA: 'off' });
    try {
      const { totalPages } = (await server.call('POST', '/influencer/advancedSearch', {})) as { totalPages: number };
      for (const [call, bodyOf] of Object.entries(calls)) {
        const body = bodyOf(totalPages);
        const send = () => server.call('POST', '/influencer/advancedSearch', body);
        const begun = performance.now();
        await send();
        const first = performance.now() - begun;
        const { p50, p95 } = await load(server, send, 1, seconds);
        rows.get(call)?.push(`${first.toFixed(0)}, ${p50.toFixed(1)} / ${p95.toFixed(1)}`);
      }
    } finally {
      await server.stop();
    }
  }
  console.log(
    `\n### Growth (PostgreSQL, one user: the first call after a write, then p50 / p95 ms)\n\n| call | ${sizes.map((size) => size.toLocaleString('en-US')).join(' | ')} influencers |`,
  );
  console.log(`| --- |${sizes.map(() => ' --- |').join('')}`);
  for (const [call, cells] of rows) console.log(`| ${call} | ${cells.join(' | ')} |`);
}
