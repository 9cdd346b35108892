import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { claimsOf, judge, parseRequirements } from './requirements.ts';
import { root } from './root.ts';
import type { TitledTest } from './testTitles.ts';

const rows = parseRequirements(readFileSync(join(root, 'docs/requirements.tsv'), 'utf8'));
const KINDS = ['unit', 'contract', 'component', 'visual', 'server', 'e2e'];

test('the list is complete and its ids are unique', () => {
  expect(rows).toHaveLength(1041);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});

test('the list demands no kind of test that is not known', () => {
  expect(rows.filter(({ verification }) => !verification.every((kind) => KINDS.includes(kind)))).toEqual([]);
});

const row = (verification: string) =>
  parseRequirements(`ID\tarea\tsource\trequirement\tverification\nR-VAL-002\tA\t1\tText\t${verification}\n`);
const claim = (file: string, flaw?: TitledTest['flaw']): TitledTest => ({
  file,
  title: 'a title',
  ids: ['R-VAL-002'],
  ...(flaw ? { flaw } : {}),
});

const UNIT = 'packages/foundation/a/src/a.test.ts';
const COMPONENT = 'packages/features/a/src/A.test.tsx';
const CONTRACT = 'openapi/a.test.ts';
const SERVER = 'apps/api/test/a.test.ts';
const FLOW = 'apps/e2e/flows/a.spec.ts';

test.each([
  ['unit', [UNIT], 'proved'],
  ['unit', [FLOW], 'proved'],
  ['contract', [CONTRACT], 'proved'],
  ['contract', [SERVER], 'proved'],
  ['contract', [COMPONENT], 'open'],
  ['component', [COMPONENT], 'proved'],
  ['component', [UNIT], 'open'],
  ['server', [SERVER], 'proved'],
  ['server', ['apps/api/src/areas/a/rules.test.ts'], 'open'],
  ['server', [FLOW], 'open'],
  ['e2e', [FLOW], 'proved'],
  ['e2e', [COMPONENT, SERVER], 'open'],
  ['unit,server', [UNIT], 'open'],
  ['unit,server', [SERVER], 'proved'],
  ['e2e,server', [FLOW], 'open'],
  ['e2e,server', [FLOW, SERVER], 'proved'],
])('a row that demands %s, with a test in %j, is %s', (verification, files, state) => {
  expect(
    judge(
      row(verification),
      files.map((file) => claim(file)),
    ).standings.map((each) => each.state),
  ).toEqual([state]);
});

test('an open row says which kinds of test it lacks', () => {
  expect(judge(row('unit,server'), [claim(UNIT)]).standings[0]?.missing).toEqual(['server']);
});

test('a claim of another kind is hollow as long as no other test proves the row', () => {
  expect(judge(row('e2e'), [claim(SERVER)]).hollow).toMatchObject([
    { id: 'R-VAL-002', reason: 'is of another kind than e2e' },
  ]);
  expect(judge(row('e2e'), [claim(SERVER), claim(FLOW)]).hollow).toEqual([]);
});

test('a claim of a test that proves nothing is hollow, whatever others prove', () => {
  expect(judge(row('unit'), [claim(UNIT), claim(UNIT, 'is skipped')]).hollow).toMatchObject([{ reason: 'is skipped' }]);
});

test('an id that is in no row is hollow', () => {
  expect(judge([], [claim(UNIT)]).hollow).toMatchObject([{ reason: 'names no requirement' }]);
});

test('no claim in the repository is hollow', () => {
  expect(judge(rows, claimsOf(root)).hollow).toEqual([]);
});
