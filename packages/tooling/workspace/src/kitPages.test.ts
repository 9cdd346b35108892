import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readHouse } from './house.ts';
import { kitPages, SECTIONS } from './kitPages.ts';
import { root } from './root.ts';

const house = readHouse(root);
const pages = kitPages(house);

/** Files that stand beside no file of stories on these floors, though one with this ending should. */
const missingBeside = (floors: readonly string[], ending: string) =>
  house.packages
    .filter(({ floor, manifest }) => floors.includes(floor) && !manifest.private)
    .flatMap(({ folder, files }) =>
      [...files.keys()]
        .filter((path) => path.endsWith('.stories.tsx'))
        .map((path) => path.replace('.stories.tsx', ending))
        .filter((wanted) => !files.has(wanted))
        .map((wanted) => `${folder}/${wanted}`),
    );

test('every component of the kit with stories has a test', () => {
  expect(missingBeside(['interface'], '.test.tsx')).toEqual([]);
});

test('every component of the kit, every pattern and every widget with stories has a page', () => {
  expect(missingBeside(['interface', 'patterns', 'widgets'], '.mdx')).toEqual([]);
});

test.each([
  ['modal', 'Dialog'],
  ['dropdown', 'Select'],
  ['autocomplete', 'ComboBox'],
  ['snackbar', 'ToastRegion'],
  ['date range', 'DateRangePicker'],
  ['lightbox', 'MediaViewer'],
  ['wizard', 'Stepper'],
  ['upload', 'FileDrop'],
])('who looks for "%s" finds %s', (word, component) => {
  const found = pages.filter(({ otherNames }) => otherNames.some((name) => name.toLowerCase() === word));
  expect(found.map(({ entry }) => entry.slice(entry.lastIndexOf('/') + 1))).toContain(component);
});

describe.each(pages.map((page) => [page.entry, page] as const))(
  'the page of %s',
  (_entry, { title, summary, sections, otherNames, checks, proofs, storyIds }) => {
    test('says what it is, when, when not, what to do and not to do, its keys, its accessibility and its props', () => {
      expect(title).not.toBe('');
      expect(summary).not.toBe('');
      expect(sections.filter((name) => (SECTIONS as readonly string[]).includes(name))).toEqual(SECTIONS);
    });

    test('is found by what it is called elsewhere', () => {
      expect(otherNames.length).toBeGreaterThanOrEqual(3);
      expect(otherNames).not.toContain(title);
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
