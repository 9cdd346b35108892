import { expect, test } from 'vitest';
import { literal } from './literal.ts';

test.each([
  ['', "''"],
  ["it's", "'it\\'s'"],
  ['a\\b\nc', "'a\\\\b\\nc'"],
  [undefined, 'undefined'],
  [null, 'null'],
  [true, 'true'],
  [0, '0'],
  [-0, '-0'],
  [Number.NaN, 'NaN'],
  [-Infinity, '-Infinity'],
  [2n ** 64n, '18446744073709551616n'],
  [['a', 1], "['a', 1]"],
  [{}, '{}'],
  [{ name: 'Anna', 'first-name': undefined }, "{ name: 'Anna', 'first-name': undefined }"],
  [new Uint8Array(8), 'Uint8Array(8)'],
  [new Date(0), '[object Date]'],
])('%o is written %s', (value, source) => {
  expect(literal(value)).toBe(source);
});
