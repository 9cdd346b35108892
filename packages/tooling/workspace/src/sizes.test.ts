import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './root.ts';
import { sizeLimits, sizeProblems } from './sizes.ts';
import { sourceFacts } from './sourceFacts.ts';

const limits = sizeLimits();
/** Entries that no form loads: the words, and schemas for documents. */
const NOT_VALIDATING = ['messages', 'jsonSchema'];
const folderOf = (name: string) => `packages/foundation/${name}`;
const entriesOf = (name: string) =>
  readdirSync(join(root, folderOf(name), 'exports')).map((file) => file.replace('.ts', ''));

/** The names an entry opens that are there at run time, in the order of the file. */
function valuesOf(name: string, entry: string): readonly string[] {
  const text = readFileSync(join(root, folderOf(name), 'exports', `${entry}.ts`), 'utf8');
  return [...sourceFacts(`${entry}.ts`, text).reexports]
    .filter(([, { typeOnly }]) => !typeOnly)
    .map(([value]) => value);
}

describe.each(['formatters', 'validators'])('the size of %s', (name) => {
  test('is that of every name of every entry together', () => {
    const all = limits.find((limit) => limit.name === `${name}, all together`)?.import;
    const wanted = entriesOf(name)
      .filter((entry) => !NOT_VALIDATING.includes(entry))
      .map((entry) => [`${folderOf(name)}/dist/${entry}.js`, valuesOf(name, entry)] as const)
      .filter(([, values]) => values.length > 0)
      .map(([file, values]) => [file, `{ ${values.join(', ')} }`]);
    expect(all).toEqual(Object.fromEntries(wanted));
  });
});

test('every entry of the validators has a limit of its own', () => {
  const named = new Set(limits.map((limit) => limit.path));
  expect(
    entriesOf('validators')
      .map((entry) => `${folderOf('validators')}/dist/${entry}.js`)
      .filter((file) => !named.has(file)),
  ).toEqual([]);
});

test.each(['ui', 'charts', 'rich-text', 'agenda', 'grid'])(
  'every entry of %s that has code has a limit of its own',
  (name) => {
    const folder = `packages/interface/${name}`;
    const named = new Set(limits.map((limit) => limit.path));
    const entries = readdirSync(join(root, folder, 'exports')).filter((file) => {
      const text = readFileSync(join(root, folder, 'exports', file), 'utf8');
      return [...sourceFacts(file, text).reexports.values()].some(({ typeOnly }) => !typeOnly);
    });
    expect(
      entries.map((file) => `${folder}/dist/${file.replace('.ts', '.js')}`).filter((file) => !named.has(file)),
    ).toEqual([]);
  },
);

describe('what is said of sizes', () => {
  const asked = [{ name: 'ui/Table', path: 'dist/Table.js', limit: '10 kB' }];
  const measured = (more: object) => sizeProblems(asked, [{ name: 'ui/Table', ...more }]);

  test('is nothing where an entry keeps its limit', () => {
    expect(measured({ passed: true, size: 9_999, sizeLimit: 10_000 })).toEqual([]);
  });

  test('names the entry that is larger, and by how much', () => {
    expect(measured({ passed: false, size: 10_505, sizeLimit: 10_000 })).toEqual([
      'ui/Table takes 10505 B, 505 B more than 10 kB',
    ]);
  });

  test('names an entry without a file, and one that was left out', () => {
    expect(measured({})).toEqual(['ui/Table has no file']);
    expect(sizeProblems(asked, [])).toEqual(['ui/Table was not measured']);
  });
});
