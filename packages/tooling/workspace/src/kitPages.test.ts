import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readHouse } from './house.ts';
import { kitPages, SECTIONS } from './kitPages.ts';
import { root } from './root.ts';

const house = readHouse(root);
// Pages, tests and sections that are still to be written; this list only becomes shorter.
const open: { readonly files: readonly string[]; readonly pages: readonly string[] } = JSON.parse(readFileSync(join(root, 'docs/kit-pages-open.json'), 'utf8'));
const pages = kitPages(house).filter(({ entry }) => !open.pages.includes(entry));

test('every folder of the kit with stories has a page and a test', () => {
  const missing = house.packages
    .filter(({ floor }) => floor === 'interface')
    .flatMap(({ folder, files }) =>
      [...files.keys()]
        .filter((path) => path.endsWith('.stories.tsx'))
        .flatMap((path) => ['.mdx', '.test.tsx'].map((ending) => path.replace('.stories.tsx', ending)).filter((wanted) => !files.has(wanted)).map((wanted) => `${folder}/${wanted}`)),
    );
  expect(missing.toSorted()).toEqual(open.files);
});

describe.each(pages.map((page) => [page.entry, page] as const))('the page of %s', (_entry, { title, summary, sections, checks, proofs }) => {
  test('says what it is, when, when not, what to do and not to do, its keys, its accessibility and its props', () => {
    expect(title).not.toBe('');
    expect(summary).not.toBe('');
    expect(sections.filter((name) => (SECTIONS as readonly string[]).includes(name))).toEqual(SECTIONS);
  });

  test('has evidence for its accessibility that exists', () => {
    expect(checks.map(({ check }) => check)).toEqual(expect.arrayContaining(['Role, name, state', 'Keyboard', 'axe, light and dark', 'Forced colours', 'Screen reader']));
    const named = checks.flatMap(({ evidence }) => [...evidence.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
    expect(named.filter((name) => !proofs.has(name))).toEqual([]);
    expect(named.length).toBeGreaterThan(0);
  });
});
