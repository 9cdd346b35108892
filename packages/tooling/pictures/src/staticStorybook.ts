import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';

const folder = join(import.meta.dirname, '../../../../storybook-static');

interface Entry {
  readonly type: string;
  readonly title: string;
}

const entries = (): Readonly<Record<string, Entry>> =>
  (JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { entries: Record<string, Entry> }).entries;

/** The ids of all stories of the built Storybook. */
export const storyIds = (): ReadonlySet<string> =>
  new Set(Object.entries(entries()).flatMap(([id, { type }]) => (type === 'story' ? [id] : [])));

/** The pages of documentation of the built Storybook: id and title. */
export const docsPages = (): readonly { readonly id: string; readonly title: string }[] =>
  Object.entries(entries()).flatMap(([id, { type, title }]) => (type === 'docs' ? [{ id, title }] : []));

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

/** The languages of the toolbar. */
export type Language = 'de' | 'en';

/** The path of an entry in a language, for staff. */
export const storyPath = (id: string, viewMode: 'story' | 'docs', language: Language): string =>
  `iframe.html?id=${id}&viewMode=${viewMode}&globals=language:${language};theme:light;audience:staff;density:compact`;
