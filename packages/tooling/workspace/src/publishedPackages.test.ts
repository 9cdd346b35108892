import { expect, test } from 'vitest';
import { check, type Draft } from './draftHouse.fixture.ts';

test('published manifests say what they are found by, where they run, and take each other by range', () => {
  const verdict = (manifest: Draft) => check(/^manifests say/, { 'packages/foundation/domain': manifest });
  expect(verdict({})).toEqual([]);
  expect(verdict({ keywords: [] })).toHaveLength(1);
  expect(verdict({ engines: {} })).toHaveLength(1);
  expect(verdict({ dependencies: { '@resonanz/tokens': 'workspace:^' } })).toEqual([]);
  expect(verdict({ dependencies: { '@resonanz/tokens': 'workspace:*' } })).toHaveLength(1);
  expect(verdict({ peerDependencies: { '@resonanz/api-client': 'workspace:*' } })).toHaveLength(1);
  expect(verdict({ private: true, dependencies: { '@resonanz/tokens': 'workspace:*' } })).toEqual([]);
});

test('published packages use nothing newer than the supported browsers', () => {
  const verdict = (folder: string, line: string, file = 'src/a.ts', manifest: Draft = {}) =>
    check(/^published packages run/, { [folder]: { ...manifest, files: { [file]: line } } });
  expect(verdict('packages/foundation/domain', 'const read = URL.parse(text);')).toHaveLength(1);
  expect(verdict('packages/interface/ui', 'const all = map.values().toArray();')).toHaveLength(1);
  expect(verdict('packages/interface/ui', 'const all = [...map.values()].map(draw);')).toEqual([]);
  expect(verdict('packages/foundation/domain', 'const read = URL.parse(text);', 'src/a.test.ts')).toEqual([]);
  expect(verdict('packages/features/x', 'URL.parse(text);', 'src/a.ts', { private: true })).toEqual([]);
});

test('a README names every entry', () => {
  const verdict = (readme: string) =>
    check(/^every entry/, { 'packages/foundation/domain': { files: { 'README.md': readme } } });
  expect(verdict('| `thing` | what it gives |')).toEqual([]);
  expect(verdict("import { thing } from '@resonanz/domain/thing';")).toEqual([]);
  expect(verdict('something')).toEqual(['packages/foundation/domain/README.md does not name thing']);
});
