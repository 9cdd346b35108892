import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';

const folder = join(import.meta.dirname, '../../../../storybook-static');

/** Where the static Storybook appears to stand; nothing leaves the machine. */
const ORIGIN = 'https://storybook.invalid';

/** The ids of all stories of the built Storybook. */
export function storyIds(): ReadonlySet<string> {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { entries: Record<string, { type: string }> };
  return new Set(Object.entries(entries).flatMap(([id, { type }]) => (type === 'story' ? [id] : [])));
}

/** Lets a browser read the built Storybook from its folder. */
export async function serveStorybook(context: BrowserContext): Promise<void> {
  await context.route(`${ORIGIN}/**`, (route) => route.fulfill({ path: join(folder, decodeURIComponent(new URL(route.request().url()).pathname)) }));
}

/** The address of a story in German, for staff. */
export const storyAddress = (id: string): string => `${ORIGIN}/iframe.html?id=${id}&viewMode=story&globals=language:de;theme:light;audience:staff;density:compact`;
