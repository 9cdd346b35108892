import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import document from '@resonanz/contract/document' with { type: 'json' };

interface Operation {
  readonly operationId: string;
  readonly 'x-status'?: string;
  readonly 'x-effect'?: string;
  readonly 'x-protocol'?: string;
  readonly requestBody?: { readonly content?: Readonly<Record<string, unknown>> };
}

const paths = document.paths as unknown as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
const operations = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
);
const isPlanned = ({ operation }: (typeof operations)[number]): boolean => operation['x-status'] === 'planned';

/** Every text in the source that is a path of the contract: the client has no other way to call. */
const folder = import.meta.dirname;
const sources = readdirSync(folder)
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => readFileSync(join(folder, name), 'utf8'));
const spoken = new Set(
  sources.flatMap((source) => [...source.matchAll(/'(\/[\w/{}-]+)'/g)].map(([, path]) => path ?? '')),
);
/** The same with the method, where the source names both in one place. */
const called = new Set(
  sources.flatMap((source) =>
    [...source.matchAll(/\.(GET|POST)\(\s*'(\/[\w/{}-]+)'/g)].map(([, method, path]) => `${method} ${path}`),
  ),
);

/** Read by other programs, by a link that a user hands them or that stands in a mail. */
const BY_LINK = new Set([
  'GET /newsletter/click/{token}',
  'GET /newsletter/open/{token}',
  'GET /newsletter/unsubscribe/{token}',
  'GET /todo/calendar/{token}',
  'GET /ugcMaterial/shared/{token}',
]);

/** The channel's own thread, by the name that the contract gives it on this page as well; screens use the thread. */
const SAME_THREAD = new Set(['/imaActive/comment/add']);
/** Spoken by tus, at the address that the beginning of an upload answers. */
const speaksTus = ({ operation }: (typeof operations)[number]): boolean => operation['x-protocol'] === 'tus';

const nameOf = ({ method, path }: (typeof operations)[number]): string => `${method.toUpperCase()} ${path}`;
const served = operations.filter(
  (each) => !isPlanned(each) && !BY_LINK.has(nameOf(each)) && !SAME_THREAD.has(each.path) && !speaksTus(each),
);
// A path that is read and written is no name of a call: only with its method.
const isShared = ({ path }: (typeof operations)[number]): boolean =>
  served.filter((each) => each.path === path).length > 1;

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

/** The text of a call from its opening parenthesis to the one that closes it. */
function callAt(source: string, from: number): string {
  let depth = 0;
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === '(') depth += 1;
    if (source[at] === ')') depth -= 1;
    if (depth === 0) return source.slice(from, at + 1);
  }
  return source.slice(from);
}

/** The paths that a call names: one, or those of its name in a table of the file. */
function pathsOf(call: string, source: string): readonly string[] {
  const [, literal] = /^\(\s*'(\/[\w/{}-]+)'/.exec(call) ?? [];
  if (literal !== undefined) return [literal];
  const [, name] = /^\(\s*\w+\[\w+\](?:\.(\w+))?/.exec(call) ?? [];
  const inTable = name === undefined ? /\b\w+: '(\/[\w/{}-]+)'/g : new RegExp(`\\b${name}: '(/[\\w/{}-]+)'`, 'g');
  return [...source.matchAll(inTable)].map(([, path]) => path ?? '');
}

const posts = sources.flatMap((source) =>
  [...source.matchAll(/\.POST(?=\()/g)].map(({ index, 0: { length } }) => {
    const call = callAt(source, index + length);
    return { paths: pathsOf(call, source), isMarked: /\bheaders: READ\b/.test(call) };
  }),
);
/** Uploads that only look at a file: they report their progress, and a key does them no harm. */
const isUpload = ({ operation: { requestBody } }: (typeof operations)[number]): boolean =>
  'multipart/form-data' in (requestBody?.content ?? {});

test('a POST that only reads is marked as such wherever it is called, and nothing else is', () => {
  const reading = served
    .filter((each) => each.method === 'post' && each.operation['x-effect'] === 'read' && !isUpload(each))
    .map(({ path }) => path);
  expect(reading.length).toBeGreaterThan(10);
  expect(posts.filter(({ paths: named }) => named.length === 0)).toEqual([]);
  const marked = posts.filter(({ isMarked }) => isMarked).flatMap((post) => post.paths);
  const unmarked = posts.filter(({ isMarked }) => !isMarked).flatMap((post) => post.paths);
  expect([...new Set(marked)].toSorted()).toEqual(reading.toSorted());
  expect(unmarked.filter((path) => reading.includes(path))).toEqual([]);
});
