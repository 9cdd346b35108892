import { freePort } from '../packages/tooling/workspace/src/ports.ts';
import { startPostgres } from '../packages/tooling/workspace/src/postgres.ts';
import { startBenchServer } from './api/benchServer.ts';
import { everydayCalls } from './api/calls.ts';
// How fast is the server on the large data, on both engines, and how does the cost of a page grow with the rows?
import { growth } from './api/growth.ts';
import { lineOf, load, whileWriting } from './api/load.ts';

const seconds = Number(process.env['BENCH_SECONDS'] ?? 4);
/**
 * `BENCH_USERS=1` spares the crowd, `BENCH_ENGINE=postgres` or `embedded` the other engine, `BENCH_CALLS=search` all
 * other calls.
 */
const users = (process.env['BENCH_USERS'] ?? '1,32').split(',').map(Number);
const engine = process.env['BENCH_ENGINE'] ?? 'both';
const about = process.env['BENCH_CALLS'] ?? '';

/** Calls that are measured once more while somebody writes what they read. */
const WRITTEN = ['list, newest', 'filter, audience', 'search, a name misspelt'];

async function measureEngine(name: string, settings: Readonly<Record<string, string>>): Promise<void> {
  console.log(
    `\n### ${name}\n\n| call | users | calls/s | p50 ms | p95 ms | ping p50 / p95 ms |\n| --- | --- | --- | --- | --- | --- |`,
  );
  const server = await startBenchServer(await freePort(), settings);
  try {
    const { reads, write, addToCampaign } = await everydayCalls(server);
    for (const [call, send] of Object.entries(reads)) {
      if (!call.includes(about)) continue;
      for (const each of users) console.log(lineOf(call, each, await load(server, send, each, seconds)));
    }
    for (const call of WRITTEN.filter((name) => name.includes(about))) {
      const send = reads[call];
      if (send === undefined) throw new Error(`There is no call ${call}.`);
      for (const each of users)
        console.log(
          lineOf(
            `${call}, five writes a second`,
            each,
            await whileWriting(write, () => load(server, send, each, seconds)),
          ),
        );
    }
    if (about === '')
      console.log(lineOf('add a channel to a campaign', 1, await load(server, addToCampaign, 1, seconds)));
  } finally {
    await server.stop();
  }
}

console.log('The large data is made for each engine (minutes); that of the embedded one stays in .data/bench.');
if (engine !== 'postgres')
  await measureEngine('Embedded database', {
    DATABASE_URL: '',
    RESONANZ_DATA_DIR: '.data/bench',
    RESONANZ_DEMO_DATA: 'large',
  });

const given = process.env['DATABASE_URL'];
const own = given === undefined && engine !== 'embedded' ? await startPostgres() : undefined;
const url = given ?? own?.url;
if (engine === 'embedded') console.log('\nPostgreSQL was left out.');
else if (url === undefined) console.log('\nThis machine has no PostgreSQL; set DATABASE_URL to an empty database.');
else {
  try {
    await measureEngine('PostgreSQL', { DATABASE_URL: url, RESONANZ_DEMO_DATA: 'large' });
    if (own && about === '') await growth(url);
  } finally {
    await own?.stop();
  }
}
