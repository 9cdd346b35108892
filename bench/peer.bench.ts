// How long from the log-in to the painted list of influencers, and how long is the worst interaction there, beside pages of peers?
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumFlags, installedChromium } from '@resonanz/build/chromium';
import { buildChanged, shells } from '../packages/tooling/workspace/src/builds.ts';
import { freePort } from '../packages/tooling/workspace/src/ports.ts';
import { startBenchServer } from './api/benchServer.ts';
import { type Contestant, titleOf } from './kit/contestants.ts';
import { figure, markdown, median, spread } from './kit/statistics.ts';
import { buildPeer } from './peer/build.ts';
import type { Channels } from './peer/pages/server.ts';
import { nameOf } from './peer/pages/words.ts';
import { serve } from './peer/site.ts';
import { type Visit, visit } from './peer/visit.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const only = process.env['BENCH_ONLY']?.split(',');
/** Who competes, and which page it is. */
const peers = { muiDataGrid: 'mui', agGridInMui: 'agGrid', antd: 'antd' } as const satisfies Partial<
  Record<Contestant, string>
>;
const wanted = (Object.keys(peers) as (keyof typeof peers)[]).filter(
  (name) => only === undefined || only.includes(name),
);

const failed = await buildChanged(
  shells.filter(({ name }) => name === 'staff'),
  console.log,
);
for (const { text } of failed) throw new Error(text);
const folder = mkdtempSync(join(tmpdir(), 'resonanz-bench-'));
const server = await startBenchServer(await freePort(), {
  DATABASE_URL: '',
  RESONANZ_DATA_DIR: folder,
  RESONANZ_DEMO_DATA: 'small',
});
// The popup with what is due today lies above every page, and peers have none.
for (const { todoId } of (await server.call('GET', '/todo/getByDueDate')) as { todoId: number }[])
  await server.call('POST', '/todo/changeStatus', { todoId, status: 3 });
const sites = await Promise.all(
  wanted.map(async (name) => [name, await serve(await buildPeer(peers[name]), server.origin)] as const),
);
const addresses = new Map<Contestant, string>([
  ['resonanz', `${server.origin}/login?from=%2Fdashboard`],
  ...sites.map(([name, { origin }]) => [name, `${origin}/`] as const),
]);

const executablePath = installedChromium();
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath ? { executablePath } : {}) });
try {
  const { content } = (await server.call('POST', '/influencer/advancedSearch', {
    pageNumber: 0,
    pageSize: 10,
  })) as Channels;
  const expected = {
    names: content.map(nameOf),
    search: content.map(({ surname }) => surname).find((surname) => /^[a-z]{6,}$/i.test(surname)) ?? 'Petersen',
  };
  const samples = new Map<Contestant, Visit[]>([...addresses.keys()].map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, address] of addresses) {
      // Who comes first in a browser warms it up, so the first visit of each counts for nothing.
      if (round === 0) await visit(browser, address, expected);
      samples.get(name)?.push(await visit(browser, address, expected));
    }
  console.log(
    `Chromium ${browser.version()}, 1440 × 900, CPU throttled 4×, network unthrottled, nothing cached, ${ROUNDS} rounds, interleaved; ten rows a page.`,
  );
  const rows = [...samples].map(([name, visits]) => [
    titleOf(name),
    spread(visits.map(({ logInShown }) => logInShown)),
    spread(visits.map(({ toList }) => toList)),
    spread(visits.map(({ computed }) => computed)),
    `${spread(visits.map(({ typing }) => typing))}, worst ${Math.max(...visits.map(({ typing }) => typing))}`,
    `${spread(visits.map(({ ticking }) => ticking))}, worst ${Math.max(...visits.map(({ ticking }) => ticking))}`,
    `${figure(median(visits.map(({ kilobytes }) => kilobytes.logIn)))} / ${figure(median(visits.map(({ kilobytes }) => kilobytes.list)))}`,
  ]);
  console.log(
    markdown(
      [
        'with',
        'log-in shown, ms',
        'log-in to list, ms',
        'of it computing, ms',
        'typing a search, ms',
        'ticking rows, ms',
        'KB log-in / all',
      ],
      rows,
    ),
  );
} finally {
  await browser.close();
  for (const [, site] of sites) site.stop();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
