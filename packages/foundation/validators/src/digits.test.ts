import { expect, test } from 'vitest';
import { digits } from './digits.ts';
import { codes, findInvalid, without } from './errors.fixture.ts';

test('digits alone', () => {
  expect(findInvalid(digits(), ['', '0123'])).toEqual([]);
  expect(without('digitsOnly', digits(), ['1.2', '-1', '1 2', '١'])).toEqual([]);
  expect(codes(digits({ isRequired: true, maxLength: 2 }), '123')).toEqual(['textTooLong']);
});

test('the errors of digits say what and how much', () => {
  const issuesOf = (value: string) =>
    (digits({ isRequired: true, maxLength: 2 }).validate(value).issues ?? []).map(({ code, params }) => [code, params]);
  expect(issuesOf('')).toEqual([['required', {}]]);
  expect(issuesOf('12')).toEqual([]);
  expect(issuesOf('1a')).toEqual([['digitsOnly', {}]]);
  expect(issuesOf('12a')).toEqual([
    ['digitsOnly', {}],
    ['textTooLong', { max: 2 }],
  ]);
});
