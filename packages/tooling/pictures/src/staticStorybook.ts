import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';

const folder = join(import.meta.dirname, '../../../../storybook-static');

/** The ids of all stories of the built Storybook. */
export function storyIds(): ReadonlySet<string> {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, { type: string }>;
  };
  return new Set(Object.entries(entries).flatMap(([id, { type }]) => (type === 'story' ? [id] : [])));
}

/** Serves the built Storybook from its folder on a free port of this machine. */
export async function serveStorybook(): Promise<{ readonly address: string; readonly close: () => Promise<void> }> {
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('The built Storybook could not be served.');
  return { address, close: () => server.close() };
}

/** The path of a story in German, for staff. */
export const storyPath = (id: string): string =>
  `iframe.html?id=${id}&viewMode=story&globals=language:de;theme:light;audience:staff;density:compact`;
