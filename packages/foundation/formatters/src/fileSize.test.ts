import { expect, test } from 'vitest';
import { formatFileSize } from './fileSize.ts';

const KB = 1024;
const MB = 1024 * KB;
const GB = 1024 * MB;
const written = (bytes: number | bigint | string, language: 'de' | 'en' = 'en') =>
  formatFileSize(bytes, language).replace('\u00A0', ' ');

test('a unit is 1024 of the one before', () => {
  expect([1, 1023, KB, KB + 512, MB, 10 * MB, 500 * MB, GB, 1.5 * GB].map((bytes) => written(bytes))).toEqual([
    '1 B',
    '1,023 B',
    '1 KB',
    '1.5 KB',
    '1 MB',
    '10 MB',
    '500 MB',
    '1 GB',
    '1.5 GB',
  ]);
});

test('the decimal sign is that of the language, the space does not break', () => {
  expect([formatFileSize(1.5 * MB, 'de'), formatFileSize(1.5 * MB, 'en')]).toEqual(['1,5\u00A0MB', '1.5\u00A0MB']);
});

test('one decimal, rounded half up', () => {
  expect([1.25 * KB, 1.24 * KB, 0.05, 0.04].map((bytes) => written(bytes))).toEqual([
    '1.3 KB',
    '1.2 KB',
    '0.1 B',
    '0 B',
  ]);
});

test('what would read 1024 carries over to the next unit', () => {
  expect(
    [1023.94, 1023.95, 1023.94 * KB, 1023.95 * KB, 1023.94 * MB, 1023.95 * MB].map((bytes) => written(bytes)),
  ).toEqual(['1,023.9 B', '1 KB', '1,023.9 KB', '1 MB', '1,023.9 MB', '1 GB']);
});

test('GB is the largest unit', () => {
  expect([written(1024 * GB), written(1536 * GB, 'de'), written(2n ** 43n)]).toEqual([
    '1,024 GB',
    '1.536 GB',
    '8,192 GB',
  ]);
});

test('a size below zero is unknown', () => {
  expect([written(-1), written('-0.1'), written(-5n)]).toEqual(['–', '–', '–']);
});
