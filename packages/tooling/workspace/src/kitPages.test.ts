import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readHouse } from './house.ts';
import { kitPages, SECTIONS } from './kitPages.ts';
import { root } from './root.ts';

const house = readHouse(root);
const pages = kitPages(house);

test('every folder of the kit with stories has a page and a test', () => {
  const missing = house.packages
    .filter(({ floor }) => floor === 'interface')
    .flatMap(({ folder, files }) =>
      [...files.keys()]
        .filter((path) => path.endsWith('.stories.tsx'))
        .flatMap((path) =>
          ['.mdx', '.test.tsx']
            .map((ending) => path.replace('.stories.tsx', ending))
            .filter((wanted) => !files.has(wanted))
            .map((wanted) => `${folder}/${wanted}`),
        ),
    );
  expect(missing).toEqual([]);
});

describe.each(pages.map((page) => [page.entry, page] as const))(
  'the page of %s',
  (_entry, { title, summary, sections, checks, proofs, storyIds }) => {
    test('says what it is, when, when not, what to do and not to do, its keys, its accessibility and its props', () => {
      expect(title).not.toBe('');
      expect(summary).not.toBe('');
      expect(sections.filter((name) => (SECTIONS as readonly string[]).includes(name))).toEqual(SECTIONS);
    });

    test('has evidence for its accessibility that exists', () => {
      expect(checks.map(({ check }) => check)).toEqual(
        expect.arrayContaining([
          'Role, name, state',
          'Keyboard',
          'axe, light and dark',
          'Forced colours',
          'Screen reader',
        ]),
      );
      const named = checks.flatMap(({ evidence }) => [...evidence.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
      expect(named.filter((name) => !proofs.has(name))).toEqual([]);
      expect(named.length).toBeGreaterThan(0);
    });

    test('shows how it looks with the colours of the system', () => {
      const evidence = checks.find(({ check }) => check === 'Forced colours')?.evidence ?? '';
      const [, story = ''] = /`([^`]+)`/.exec(evidence) ?? [];
      const picture = `packages/tooling/pictures/baselines/${storyIds.get(story)}-forced.png`;
      expect([picture].filter((path) => !existsSync(join(root, path)))).toEqual([]);
    });
  },
);
