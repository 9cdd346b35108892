import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ICON_WEIGHTS, iconWeights, weightsOf } from './iconWeights.ts';

const packages = join(import.meta.dirname, '../../..');
const ui = join(packages, 'interface/ui');

/** A page that draws an icon in the weights it has, and in one that it has not. */
const PAGE = `
import { HeartIcon, TrashIcon, YoutubeLogoIcon } from '@phosphor-icons/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
const icons = { Heart: HeartIcon, Trash: TrashIcon, YoutubeLogo: YoutubeLogoIcon };
export const draw = (name, weight) => renderToStaticMarkup(createElement(icons[name], { weight }));
`;

type Draw = (name: 'Heart' | 'Trash' | 'YoutubeLogo', weight: string) => string;

const entry = join(ui, 'src/iconsOfATest.js');
const page: Plugin = {
  name: 'page',
  resolveId: (id) => (id === entry ? id : null),
  load: (id) => (id === entry ? PAGE : null),
};

let folder: string;

async function bundled(name: string, plugins: Plugin[]): Promise<{ code: string; draw: Draw }> {
  const result = await build({
    root: ui,
    configFile: false,
    logLevel: 'error',
    plugins: [page, ...plugins],
    ssr: { noExternal: true },
    build: { ssr: entry, write: false, minify: false },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('One bundle was asked for.');
  const { code } = result.output[0];
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, code);
  const { draw } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { draw: Draw };
  return { code, draw };
}

let whole: Awaited<ReturnType<typeof bundled>>;
let lean: typeof whole;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'icons-'));
  whole = await bundled('whole', []);
  lean = await bundled('lean', [iconWeights()]);
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('icons of a build', () => {
  test('look as Phosphor draws them, in every weight that is listed', () => {
    for (const name of ['Heart', 'Trash', 'YoutubeLogo'] as const) {
      for (const weight of weightsOf(name)) expect(lean.draw(name, weight)).toBe(whole.draw(name, weight));
    }
  });

  test('bring no other weight along', () => {
    const drawings = (code: string) => code.match(/\[\s*"(?:bold|duotone|fill|light|regular|thin)",\s/g)?.length;
    expect(drawings(whole.code)).toBe(18);
    expect(drawings(lean.code)).toBe(4);
  });

  test('are never empty: a weight that is not there is drawn as the first that is', () => {
    expect(lean.draw('Trash', 'fill')).toBe(whole.draw('Trash', 'regular'));
    expect(lean.draw('YoutubeLogo', 'regular')).toBe(whole.draw('YoutubeLogo', 'fill'));
  });
});

describe('the list of weights', () => {
  test('names icons that Phosphor has', () => {
    const drawn = (name: string) =>
      readFileSync(join(ui, `node_modules/@phosphor-icons/react/dist/defs/${name}.es.js`), 'utf8');
    for (const [name, weights] of Object.entries(ICON_WEIGHTS))
      for (const weight of weights) expect(drawn(name)).toContain(`"${weight}"`);
  });

  test('has every weight that an icon is drawn in by its name', () => {
    const missing: string[] = [];
    for (const file of globSync('*/*/src/**/*.tsx', { cwd: packages })) {
      if (/\.(stories|test|fixture)\.tsx$/.test(file)) continue;
      for (const [tag, name = ''] of readFileSync(join(packages, file), 'utf8').matchAll(
        /<Icon\b[^>]*\bicon=\{(\w+)Icon\}[^>]*>/g,
      )) {
        const weight = /\bweight="(\w+)"/.exec(tag)?.[1] ?? (tag.includes('size="mini"') ? 'bold' : 'regular');
        if (!weightsOf(name).some((each) => each === weight)) missing.push(`${file}: ${name} ${weight}`);
      }
    }
    expect(missing).toEqual([]);
  });
});
