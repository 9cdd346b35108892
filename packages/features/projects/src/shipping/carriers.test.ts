import { expect, test } from 'vitest';
import { isTrackingNumber } from './carriers.ts';

test.each(['JJD0001', '1Z 999 AA1 01', '00340434161094015902', 'RR123456785DE'])('%s is a tracking number', (text) => {
  expect(isTrackingNumber(text)).toBe(true);
});

test.each(['', 'abc', '=1+1', '+49123', 'JJD0001-', 'a  b c', '1'.repeat(41)])('„%s“ is none', (text) => {
  expect(isTrackingNumber(text)).toBe(false);
});
