import { expect, test } from 'vitest';
import { followersOf, nameOf } from './channelText.ts';

test('unknown followers are a dash, never 0; no one is without a name', () => {
  expect(followersOf(null, 'de')).toBe('–');
  expect(followersOf(128_400, 'de')).toBe('128,4K');
  expect(nameOf({ firstName: '', surname: '', handle: 'lena' })).toBe('lena');
});
