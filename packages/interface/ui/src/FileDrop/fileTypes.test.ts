import { expect, test } from 'vitest';
import { formatSize, isAccepted, sortFiles } from './fileTypes.ts';

const image = (name: string, bytes = 1) => new File(['x'.repeat(bytes)], name, { type: 'image/png', lastModified: 1 });
const limits = { accept: ['image/*'], maxSize: 100, maxFiles: 3 };

test('a file is accepted by its ending, its type or its family', () => {
  expect(isAccepted({ name: 'Liste.CSV', type: '' }, ['.csv'])).toBe(true);
  expect(isAccepted({ name: 'serum.jpg', type: 'image/jpeg' }, ['image/*'])).toBe(true);
  expect(isAccepted({ name: 'brief', type: 'application/pdf' }, ['application/pdf'])).toBe(true);
  expect(isAccepted({ name: 'setup.exe', type: 'application/x-msdownload' }, ['image/*', '.csv'])).toBe(false);
});

test('without wanted types every file is accepted', () => {
  expect(isAccepted({ name: 'a.exe', type: '' }, [])).toBe(true);
});

test('what does not fit is rejected with its reason, in the order type, size, number', () => {
  const wrong = new File(['x'], 'setup.exe');
  const [a, b, c, large] = [image('a.png'), image('b.png'), image('c.png'), image('plakat.png', 101)];
  const { taken, rejected } = sortFiles([wrong, large, b, c], [a, image('d.png')], limits);
  expect(taken).toEqual([b]);
  expect(rejected).toEqual([
    { file: wrong, reason: 'type' },
    { file: large, reason: 'size' },
    { file: c, reason: 'count' },
  ]);
});

test('a file chosen twice is taken once and is no error', () => {
  const { taken, rejected } = sortFiles([image('a.png'), image('b.png'), image('b.png')], [image('a.png')], limits);
  expect(taken.map(({ name }) => name)).toEqual(['b.png']);
  expect(rejected).toEqual([]);
});

test('a file of exactly the greatest size is taken', () => {
  expect(sortFiles([image('a.png', 100)], [], limits).taken).toHaveLength(1);
});

test('sizes count in 1024, as lists of files do, and follow the language', () => {
  const [KB, MB, GB] = [1024, 1024 ** 2, 1024 ** 3];
  const written = (bytes: number, locale = 'de-DE') => formatSize(bytes, locale).replace('\u00A0', ' ');
  expect([0, 512, KB, 2.7 * KB, 1023.95 * KB, 100 * MB, 2.4 * MB, 1.5 * GB].map((bytes) => written(bytes))).toEqual([
    '0 B',
    '512 B',
    '1 KB',
    '2,7 KB',
    '1 MB',
    '100 MB',
    '2,4 MB',
    '1,5 GB',
  ]);
  expect(written(2.4 * MB, 'en-US')).toBe('2.4 MB');
});
