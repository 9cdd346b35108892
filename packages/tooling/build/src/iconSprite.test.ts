import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { iconSprite, withoutSheet } from './iconSprite.ts';
import { iconWeights } from './iconWeights.ts';

const ui = join(import.meta.dirname, '../../../interface/ui');
const definition = (name: string) =>
  join(createRequire(join(ui, 'package.json')).resolve('@phosphor-icons/react'), '../defs', `${name}.es.js`);

/** A page that uses icons of the sprite, and one that is missing from it. */
const PAGE = `
import { HeartIcon, MicrophoneIcon, TrashIcon, XIcon } from '@phosphor-icons/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
const icons = { Heart: HeartIcon, Microphone: MicrophoneIcon, Trash: TrashIcon, X: XIcon };
export const draw = (name, props) => renderToStaticMarkup(createElement(icons[name], props));
`;
type Name = 'Heart' | 'Microphone' | 'Trash' | 'X';
type Draw = (name: Name, props: Record<string, unknown>) => string;

const entry = join(ui, 'src/iconsOfASheet.js');
const page: Plugin = {
  name: 'page',
  resolveId: (id) => (id === entry ? id : null),
  load: (id) => (id === entry ? PAGE : null),
};

let folder: string;

async function bundled(name: string, plugins: Plugin[]): Promise<Draw> {
  await build({
    root: ui,
    base: '/shell/',
    configFile: false,
    logLevel: 'error',
    plugins: [page, iconWeights(), ...plugins],
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir: join(folder, name),
      emptyOutDir: true,
      ssrEmitAssets: true,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'page.mjs' } },
    },
  });
  return ((await import(/* @vite-ignore */ pathToFileURL(join(folder, name, 'page.mjs')).href)) as { draw: Draw }).draw;
}

let whole: Draw;
let drawn: Draw;
let sheet: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sheet-'));
  whole = await bundled('whole', []);
  drawn = await bundled('drawn', [await iconSprite(['Heart', 'Microphone', 'X'].map(definition))]);
  [sheet = ''] = globSync('drawn/assets/icons-*.svg', { cwd: folder });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Every drawing is a reference to the sheet; in its place, what the sheet holds under that name. */
function resolved(markup: string): string {
  const text = readFileSync(join(folder, sheet), 'utf8');
  return markup.replace(/<use href="([^"#]+)#([^"]+)"><\/use>/, (_whole, address: string, id: string) => {
    expect(address).toBe(`/shell/${sheet.replace('drawn/', '')}`);
    return new RegExp(`<g id="${id}">(.*?)</g>`).exec(text)?.[1] ?? '';
  });
}

test('an icon looks as Phosphor draws it, in every weight that is listed, with all its properties', () => {
  const looks: [Name, Record<string, unknown>][] = [
    ['Heart', {}],
    ['Heart', { weight: 'fill', className: 'on', 'aria-hidden': true }],
    ['Microphone', { weight: 'fill', size: 20, color: 'red', mirrored: true }],
    ['X', { weight: 'bold', alt: 'Close' }],
  ];
  for (const [name, props] of looks) {
    expect(drawn(name, props)).toContain('<use ');
    expect(resolved(drawn(name, props))).toBe(whole(name, props));
  }
});

test('a weight that nobody has listed is drawn as the first that is', () => {
  expect(resolved(drawn('Microphone', { weight: 'regular' }))).toBe(whole('Microphone', { weight: 'fill' }));
});

test('an icon that the sheet does not hold brings its drawing along', () => {
  expect(drawn('Trash', {})).toBe(whole('Trash', {}));
});

test('the sheet is fetched with the page, and left out of one that is drawn beforehand', async () => {
  const { transformIndexHtml } = await iconSprite([definition('Heart')]);
  const html = '<html><body><div id="root"></div></body></html>';
  if (typeof transformIndexHtml !== 'function') throw new Error('The page is changed by a function.');
  const changed = String(await (transformIndexHtml as (html: string) => unknown)(html));
  expect(changed).toMatch(
    /<body>\s*<div hidden><svg aria-hidden="true"><use href="\/assets\/icons-[0-9a-f]{8}\.svg#Heart">/,
  );
  expect(withoutSheet(changed).replaceAll(/\s/g, '')).toBe(html.replaceAll(/\s/g, ''));
});
