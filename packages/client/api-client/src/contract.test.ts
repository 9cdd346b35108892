import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import document from '@resonanz/contract/document' with { type: 'json' };
import { expect, test } from 'vitest';

interface Operation {
  readonly operationId: string;
  readonly 'x-status'?: string;
}

const paths = document.paths as unknown as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
const operations = Object.entries(paths).flatMap(([path, item]) => Object.entries(item).map(([method, operation]) => ({ path, method, operation })));
const isPlanned = ({ operation }: (typeof operations)[number]): boolean => operation['x-status'] === 'planned';

/** Every text in the source that is a path of the contract: the client has no other way to call. */
const folder = import.meta.dirname;
const sources = readdirSync(folder)
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => readFileSync(join(folder, name), 'utf8'));
const spoken = new Set(sources.flatMap((source) => [...source.matchAll(/'(\/[\w/{}-]+)'/g)].map(([, path]) => path ?? '')));

test('every served operation has a call here', () => {
  const missing = operations.filter((each) => !isPlanned(each) && !spoken.has(each.path));
  expect(missing.map(({ method, path }) => `${method.toUpperCase()} ${path}`)).toEqual([]);
});

test('no path has two served operations, so that a path names a call', () => {
  const served = operations.filter((each) => !isPlanned(each)).map(({ path }) => path);
  expect(served.filter((path, index) => served.indexOf(path) !== index)).toEqual([]);
});

test('the test would notice a call that is missing', () => {
  expect(spoken.has('/authenticate')).toBe(true);
  expect(spoken.has('/contract/getAll')).toBe(false);
  expect(operations.some(isPlanned)).toBe(true);
});
