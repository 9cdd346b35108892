import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseRequirements, proofs, provenIds } from './requirements.ts';
import { root } from './root.ts';

test('ids stand in brackets at the end of a title, one or several', () => {
  expect(provenIds("test('a [R-VAL-002]')")).toEqual(['R-VAL-002']);
  expect(provenIds("test('a [R-VAL-002, R-NAV-010] [R-ERR-001]')")).toEqual(['R-VAL-002', 'R-NAV-010', 'R-ERR-001']);
  expect(provenIds('// R-VAL-002 is proved elsewhere')).toEqual([]);
});

const rows = parseRequirements(readFileSync(join(root, 'docs/requirements.tsv'), 'utf8'));

test('the list is complete and its ids are unique', () => {
  expect(rows).toHaveLength(1041);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});

test('every id in a title stands in the list', () => {
  const known = new Set(rows.map(({ id }) => id));
  expect([...proofs(root)].filter(([id]) => !known.has(id))).toEqual([]);
});
