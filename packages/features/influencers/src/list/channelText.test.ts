import { expect, test } from 'vitest';
import { followersOf, handleOf, nameOf } from './channelText.ts';

test.each([
  ['Instagram', 'lenahartwig', '@lenahartwig'],
  ['TikTok', '@tarik.isst', '@tarik.isst'],
  ['Snapchat', 'add/vronischwaiger', '@vronischwaiger'],
  ['YouTube', 'Küppers Outdoor', 'Küppers Outdoor'],
  ['Blog', 'www.pfefferkorn-liest.example/', 'www.pfefferkorn-liest.example'],
] as const)('%s: %s is shown as %s', (platform, handle, shown) => {
  expect(handleOf({ platform, handle })).toBe(shown);
});

test('unknown followers are a dash, never 0; nobody is without a name', () => {
  expect(followersOf(null, 'de')).toBe('–');
  expect(followersOf(128_400, 'de')).toBe('128,4K');
  expect(nameOf({ firstName: '', surname: '', handle: 'lena' })).toBe('lena');
});
