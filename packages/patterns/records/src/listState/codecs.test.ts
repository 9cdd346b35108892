import { describe, expect, test } from 'vitest';
import { manyOf, oneOf } from './codecs.ts';

describe('oneOf', () => {
  const state = oneOf(['draft', 0, 1, 2]);

  test.each([
    ['draft', 'draft'],
    ['0', 0],
    ['2', 2],
  ])('reads %s of the address as the member %s', (text, member) => {
    expect(state.read([text])).toBe(member);
    expect(state.write(state.read([text]))).toEqual([text]);
  });

  test.each(['3', '', '02', '2.0', ' 2', '-0', 'Draft', 'NaN'])('%j is no member, so it filters nothing', (text) => {
    expect(state.read([text])).toBeNull();
    expect(state.write(state.read([text]))).toEqual([]);
  });

  test('a value that is no member does not compile', () => {
    // @ts-expect-error no such state
    expect(state.write(3)).toEqual(['3']);
  });
});

describe('manyOf', () => {
  const states = manyOf([1, 2, 3]);

  test('reads members in their own order', () => {
    expect(states.read(['3', '1'])).toEqual([1, 3]);
  });

  test('drops what is no member', () => {
    expect(states.read(['2', '9', 'x', '02', ''])).toEqual([2]);
  });

  test('writes members in their own order', () => {
    expect(states.write([3, 1])).toEqual(['1', '3']);
  });
});
