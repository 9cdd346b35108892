import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ENUMERATIONS } from '@resonanz/domain/enumerations';
import { MACHINES, type Machine } from '@resonanz/domain/transitions';

const pages = join(import.meta.dirname, '../../../../../docs/domain');
const page = (name: string): string => readFileSync(join(pages, name), 'utf8');

/** The cells of the rows of all tables in a text, heads left out. */
const rowsOf = (text: string): readonly (readonly string[])[] =>
  [...text.matchAll(/^\|(.*)\|$/gm)]
    .map(([, row = '']) => row.split('|').map((cell) => cell.trim()))
    .filter(([first = '']) => !/^:?-+:?$/.test(first) && first !== 'from' && first !== 'enumeration');

/** A state without its word: "1 Entwurf" is 1, "`''`" the empty text. */
const stateOf = (cell = ''): string =>
  cell
    .replaceAll('`', '')
    .replace(/^(\d+) .*$/, '$1')
    .replace(/^''$/, '');

describe('docs/domain/transitions.md lists exactly what the tables allow', () => {
  const sections = page('transitions.md').split(/^## /m);

  test.each(Object.keys(MACHINES) as Machine[])('%s', (machine) => {
    const section = sections.find((each) => each.includes(`In code \`${machine}\`.`)) ?? '';
    const allowed = MACHINES[machine].map(({ from, to }) => `${from} -> ${to}`);
    const listed = rowsOf(section).map(([from, to]) => `${stateOf(from)} -> ${stateOf(to)}`);
    expect(listed.toSorted()).toEqual(allowed.toSorted());
  });
});

describe('docs/domain/enumerations.md lists exactly the values', () => {
  const rows = new Map(rowsOf(page('enumerations.md')).map(([name = '', values = '']) => [name, values]));

  test.each(Object.entries(ENUMERATIONS))('%s', (name, words) => {
    const values = Array.isArray(words)
      ? words.map((word: string) => `\`${word}\``)
      : Object.entries(words).map(([number, word]) => `${number} ${word}`);
    expect(rows.get(`\`${name}\``)).toBe(values.join(', '));
  });
});
