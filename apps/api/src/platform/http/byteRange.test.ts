import { expect, test } from 'vitest';
import { byteRange } from './byteRange.ts';

test.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'outside'],
  ['bytes=-0', 'outside'],
])('%s of a hundred bytes', (header, part) => {
  expect(byteRange(header, 100)).toEqual(part);
});

test.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=5-3', 'bytes=0-1,5-6', 'items=0-1', 'bytes=a-b', 'bytes=0-1x'])(
  '%s asks for the whole file',
  (header) => {
    expect(byteRange(header, 100)).toBeUndefined();
  },
);
