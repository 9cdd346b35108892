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
/** The same with the method, where the source names both in one place. */
const called = new Set(sources.flatMap((source) => [...source.matchAll(/\.(GET|POST)\(\s*'(\/[\w/{}-]+)'/g)].map(([, method, path]) => `${method} ${path}`)));

/** Read by other programs, by a link that a user hands them. */
const BY_LINK = new Set(['/todo/calendar/{token}']);

const served = operations.filter((each) => !isPlanned(each) && !BY_LINK.has(each.path));
const nameOf = ({ method, path }: (typeof operations)[number]): string => `${method.toUpperCase()} ${path}`;
// A path that is read and written is no name of a call: only with its method.
const isShared = ({ path }: (typeof operations)[number]): boolean => served.filter((each) => each.path === path).length > 1;

test('every served operation has a call here', () => {
  const missing = served.filter((each) => (isShared(each) ? !called.has(nameOf(each)) : !spoken.has(each.path)));
  expect(missing.map(nameOf)).toEqual([]);
});

test('the test would notice a call that is missing', () => {
  expect(spoken.has('/authenticate')).toBe(true);
  expect(spoken.has('/contract/getAll')).toBe(false);
  expect(called.has('GET /influencer/{influencerId}/comments')).toBe(true);
  expect(called.has('GET /authenticate')).toBe(false);
  expect(operations.some(isPlanned)).toBe(true);
});
