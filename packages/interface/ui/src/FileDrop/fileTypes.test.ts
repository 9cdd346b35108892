import { expect, test } from 'vitest';
import { formatSize, isAccepted } from './fileTypes.ts';

test('a file is accepted by its ending, its type or its family', () => {
  expect(isAccepted({ name: 'Liste.CSV', type: '' }, ['.csv'])).toBe(true);
  expect(isAccepted({ name: 'serum.jpg', type: 'image/jpeg' }, ['image/*'])).toBe(true);
  expect(isAccepted({ name: 'brief', type: 'application/pdf' }, ['application/pdf'])).toBe(true);
  expect(isAccepted({ name: 'setup.exe', type: 'application/x-msdownload' }, ['image/*', '.csv'])).toBe(false);
});

test('without wanted types every file is accepted', () => {
  expect(isAccepted({ name: 'a.exe', type: '' }, [])).toBe(true);
});

test('sizes follow the language', () => {
  expect(formatSize(2_400_000, 'de-DE')).toBe('2,4 MB');
  expect(formatSize(2_400_000, 'en-US')).toBe('2.4 MB');
  expect(formatSize(512, 'de-DE')).toBe('512 Byte');
});
