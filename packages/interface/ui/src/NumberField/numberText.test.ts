import { expect, test } from 'vitest';
import { acceptedPart, formatNumber, isNumberLike, parseNumber } from './numberText.ts';

const count = { locale: 'de-DE', fractionDigits: 0, allowsNegative: false };
const money = { locale: 'de-DE', fractionDigits: 2, allowsNegative: false };
const english = { locale: 'en-US', fractionDigits: 2, allowsNegative: false };

test('a field of whole numbers keeps digits alone', () => {
  expect(acceptedPart('12a 3€', count)).toBe('123');
  expect(acceptedPart('-5', count)).toBe('5');
  expect(acceptedPart('1.234', count)).toBe('1234');
  expect(acceptedPart('1.234,56', count)).toBe('1234');
});

test('a field of sums keeps the decimal mark of its language', () => {
  expect(acceptedPart('1.234,56 €', money)).toBe('1234,56');
  expect(acceptedPart('$1,234.56', english)).toBe('1234.56');
});

test('one decimal mark and the allowed digits after it are a number, more are not', () => {
  expect(isNumberLike('12,5', money)).toBe(true);
  expect(isNumberLike('12,', money)).toBe(true);
  expect(isNumberLike('12,567', money)).toBe(false);
  expect(isNumberLike('1,2,3', money)).toBe(false);
  expect(isNumberLike('12,5', count)).toBe(false);
});

test('numbers below zero need permission', () => {
  expect(isNumberLike('-5', count)).toBe(false);
  expect(isNumberLike('-5', { ...count, allowsNegative: true })).toBe(true);
  expect(acceptedPart('−5', { ...count, allowsNegative: true })).toBe('-5');
});

test('text and number translate into each other in both languages', () => {
  expect(formatNumber(1234567.5, money)).toBe('1.234.567,5');
  expect(parseNumber('1.234.567,5', money)).toBe(1234567.5);
  expect(formatNumber(1234567.5, english)).toBe('1,234,567.5');
  expect(parseNumber('1,234,567.5', english)).toBe(1234567.5);
  expect(parseNumber('', money)).toBeNull();
  expect(formatNumber(null, money)).toBe('');
});
