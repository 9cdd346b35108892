import { describe, expect, test } from 'vitest';
import { chances } from './chances.ts';

describe('chances of an application', () => {
  test('are said in small numbers', () => {
    expect(chances(12, 42)).toEqual({ places: 2, of: 7 });
    expect(chances(50, 100)).toEqual({ places: 1, of: 2 });
    expect(chances(34, 100)).toEqual({ places: 1, of: 3 });
    expect(chances(3, 4)).toEqual({ places: 3, of: 4 });
    expect(chances(1, 10)).toEqual({ places: 1, of: 10 });
    expect(chances(9, 10)).toEqual({ places: 8, of: 9 });
  });

  test('never promise more than there is where nothing small is near', () => {
    expect(chances(97, 100)).toEqual({ places: 9, of: 10 });
    expect(chances(1, 40)).toEqual({ places: 1, of: 40 });
    expect(chances(3, 100)).toEqual({ places: 1, of: 34 });
  });

  test('are full while there is a place for everybody, and none without a place', () => {
    expect(chances(5, 5)).toEqual({ places: 1, of: 1 });
    expect(chances(5, 0)).toEqual({ places: 1, of: 1 });
    expect(chances(0, 3)).toEqual({ places: 0, of: 1 });
    expect(chances(-1, 0)).toEqual({ places: 0, of: 1 });
  });
});
