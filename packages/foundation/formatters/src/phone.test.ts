import { expect, test } from 'vitest';
import { formatPhone } from './phone.ts';

const read = (number: string) => formatPhone(number).replaceAll('\u00A0', ' ');

test.each([
  ['+493023125564', '+49 30 23125564'],
  ['+494012345', '+49 40 12345'],
  ['+497615550120', '+49 761 5550120'],
  ['+492021234567', '+49 202 1234567'],
  ['+4933123456', '+49 331 23456'],
  ['+4933021234', '+49 3302 1234'],
  ['+491701234567', '+49 170 1234567'],
  ['+4915123456789', '+49 151 23456789'],
  ['+4315123456', '+43 1 5123456'],
  ['+436641234567', '+43 664 1234567'],
  ['+43316123456', '+43 316 123456'],
  ['+43552212345', '+43 5522 12345'],
  ['+41441234567', '+41 44 123 45 67'],
  ['+41791234567', '+41 79 123 45 67'],
])('%s is read as %s', (stored, shown) => expect(read(stored)).toBe(shown));

test('a number does not break over two lines', () => expect(formatPhone('+41441234567')).not.toMatch(/[^\S\u00A0]/));

test.each(['', '–', '030 23125', '+49 (30) 23125-564', '+33142685300', '+4930', '+49301234567890123', '+4144123456'])(
  'what is not stored in that form, or of another country, keeps its digits: %s',
  (number) => expect(formatPhone(number).replaceAll(/\D/g, '')).toBe(number.replaceAll(/\D/g, '')),
);

test('what is not in the stored form stays as it is', () => {
  for (const number of ['', '–', '030 23125', '+49 (30) 23125-564', '+33142685300', '+4930'])
    expect(formatPhone(number)).toBe(number);
});
