import { describe, expect, test } from 'vitest';
import { calendarDate, dateText, storedDate } from './dateText.ts';
import { findInvalid, without } from './errors.fixture.ts';
import { iban } from './iban.ts';

describe('date text', () => {
  test('dd.mm.yyyy from 1930 on [R-VAL-016]', () => {
    expect(findInvalid(dateText, ['01.01.1930', '31.12.2026', '31.02.2024'])).toEqual([]);
  });

  test('a four-digit year alone [R-VAL-017]', () => {
    expect(findInvalid(dateText, ['2024', '1899'])).toEqual([]);
  });

  test('dd.mm alone [R-VAL-018]', () => {
    expect(findInvalid(dateText, ['24.12', '01.01'])).toEqual([]);
  });

  test('everything else is wrongDateFormate [R-VAL-019]', () => {
    expect(
      without('wrongDateFormate', dateText, [
        '',
        '1.1.2024',
        '2024-01-01',
        '24.12.',
        '24/12/2024',
        '24.12.24',
        'gestern',
        '12',
        ' 2024',
      ]),
    ).toEqual([]);
  });

  test('days, months and years out of range [R-VAL-020]', () => {
    expect(
      without('wrongDateFormate', dateText, [
        '00.01.2024',
        '32.01.2024',
        '01.00.2024',
        '01.13.2024',
        '01.01.1929',
        '32.01',
      ]),
    ).toEqual([]);
  });

  test('a stored date must exist', () => {
    expect(storedDate.validate('29.02.2024')).toEqual({ value: '2024-02-29' });
    expect(storedDate.validate('2024-02-29')).toEqual({ value: '2024-02-29' });
    expect(calendarDate.validate('2024-12-31')).toEqual({ value: '2024-12-31' });
    expect(
      without('wrongDateFormate', calendarDate, [
        '29.02.2024',
        '2024-02-30',
        '2023-02-29',
        '1929-12-31',
        '2024-1-1',
        '2024-00-10',
        '2024-10-00',
        '2024-04-31',
        '',
      ]),
    ).toEqual([]);
    expect(
      without('wrongDateFormate', storedDate, ['31.02.2024', '29.02.2023', '24.12', '2024', '00.00.2024']),
    ).toEqual([]);
  });
});

test('nothing stands before or behind a date or an account number', () => {
  expect(
    without('wrongDateFormate', dateText, [
      '12024',
      '20245',
      'x2024',
      '2024x',
      'x24.12',
      '24.12x',
      'x24.12.2024',
      '24.12.2024x',
    ]),
  ).toEqual([]);
  expect(
    without('wrongDateFormate', calendarDate, ['x2024-12-24', '2024-12-24x', '12024-12-24', '2024-12-245']),
  ).toEqual([]);
  expect(without('wrongDateFormate', storedDate, ['x24.12.2024', '24.12.2024x', '24.12.20245'])).toEqual([]);
  expect(
    without('ibanInvalid', iban, [
      'xDE89370400440532013000',
      '-DE89370400440532013000',
      'DE89370400440532013000-',
      'DE89370400440532013000.',
    ]),
  ).toEqual([]);
});
