import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rules } from './src/architecture.ts';
import { readHouse } from './src/house.ts';
import { lintConfigText } from './src/lintConfig.ts';

const root = resolve(import.meta.dirname, '../../..');
const house = readHouse(root);

describe('the house', () => {
  test.each(rules.map((rule) => [rule.title, rule] as const))('%s', (_title, rule) => {
    expect(rule.check(house)).toEqual([]);
  });

  test('the lint rules are those of the table of floors', () => {
    expect(readFileSync(join(root, '.oxlintrc.json'), 'utf8'), 'run npm run generate').toBe(lintConfigText(house));
  });
});
