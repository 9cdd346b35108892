import { expect, test } from 'vitest';
import { readAmount } from './readAmount.ts';

const german = (text: string) => readAmount(text, ',');
const english = (text: string) => readAmount(text, '.');

test('amounts are read in the notation of the language', () => {
  expect([german('1.234,50 €'), german('1.234 €'), german('1.234.567,8'), german('12,5')]).toEqual([
    1234.5, 1234, 1234567.8, 12.5,
  ]);
  expect([english('€1,234.50'), english('1,234'), english('12.5')]).toEqual([1234.5, 1234, 12.5]);
});

test('amounts of the other notation are understood where they are clear', () => {
  expect([german('1,234.50'), german('12.50'), english('1.234,50'), english('12,5')]).toEqual([
    1234.5, 12.5, 1234.5, 12.5,
  ]);
});

test('currency, words and spaces around and within are skipped', () => {
  expect([
    german('EUR 1 234,50'),
    german('ca. 500 Euro netto'),
    german('1\u202f234,50\u00a0€'),
    german('500,-'),
  ]).toEqual([1234.5, 500, 1234.5, 500]);
});

test('a minus stays and a third decimal is rounded', () => {
  expect([german('−12,50 €'), german('- 3'), german('0,125'), german('10,999')]).toEqual([-12.5, -3, 0.13, 11]);
});

test('what is no amount is none', () => {
  expect([german('auf Anfrage'), german(''), german('1-2'), german('€')]).toEqual([null, null, null, null]);
});
