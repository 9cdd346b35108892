import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './root.ts';
import { sourceFacts } from './sourceFacts.ts';

interface SizeLimit {
  readonly name: string;
  readonly path: string | readonly string[];
  readonly import?: string | Readonly<Record<string, string>>;
}

const limits = JSON.parse(readFileSync(join(root, '.size-limit.json'), 'utf8')) as readonly SizeLimit[];
/** Entries that no form loads: the words, and schemas for documents. */
const NOT_VALIDATING = ['messages', 'jsonSchema'];
const folderOf = (name: string) => `packages/foundation/${name}`;
const entriesOf = (name: string) => readdirSync(join(root, folderOf(name), 'exports')).map((file) => file.replace('.ts', ''));

/** The names an entry opens that are there at run time, in the order of the file. */
function valuesOf(name: string, entry: string): readonly string[] {
  const text = readFileSync(join(root, folderOf(name), 'exports', `${entry}.ts`), 'utf8');
  return [...sourceFacts(`${entry}.ts`, text).reexports].filter(([, { typeOnly }]) => !typeOnly).map(([value]) => value);
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
  expect(entriesOf('validators').map((entry) => `${folderOf('validators')}/dist/${entry}.js`).filter((file) => !named.has(file))).toEqual([]);
});

test.each(['ui', 'charts', 'rich-text', 'agenda', 'grid'])('every entry of %s that has code has a limit of its own', (name) => {
  const folder = `packages/interface/${name}`;
  const named = new Set(limits.map((limit) => limit.path));
  const entries = readdirSync(join(root, folder, 'exports')).filter((file) => {
    const text = readFileSync(join(root, folder, 'exports', file), 'utf8');
    return [...sourceFacts(file, text).reexports.values()].some(({ typeOnly }) => !typeOnly);
  });
  expect(entries.map((file) => `${folder}/dist/${file.replace('.ts', '.js')}`).filter((file) => !named.has(file))).toEqual([]);
});
