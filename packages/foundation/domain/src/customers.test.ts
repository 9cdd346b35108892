import { expect, test } from 'vitest';
import { industryIds, industryNamed, vatIdOf } from './customers.ts';

test('VAT ids of the three countries are written in one way', () => {
  expect(vatIdOf(' de 123 456 789 ')).toBe('DE123456789');
  expect(vatIdOf('ATU12345678')).toBe('ATU12345678');
  expect(vatIdOf('che-123.456.789 mwst')).toBe('CHE-123.456.789 MWST');
  expect(vatIdOf('CHE123456789')).toBe('CHE-123.456.789');
  for (const wrong of [
    '',
    'DE12345678',
    'DE1234567890',
    'AT12345678',
    'FR12345678901',
    'CHE-123.456.78',
    'DE123456789X',
    ' '.repeat(41),
  ]) {
    expect(vatIdOf(wrong)).toBeUndefined();
  }
});

test('a main category stands for those below it, a sub category for itself, anything else for nothing', () => {
  expect(industryIds(9)).toEqual([9, 901, 902, 903]);
  expect(industryIds(106)).toEqual([106]);
  expect(industryIds(9999)).toEqual([]);
});

test('a category is found by its name in both languages', () => {
  expect(industryNamed(' naturkosmetik ')).toBe(106);
  expect(industryNamed('Natural Cosmetics')).toBe(106);
  expect(industryNamed('Raumfahrt')).toBeUndefined();
});
