import { expect, test } from 'vitest';
import { shownMarks, untilLoaded, type LoadingMark } from './loadingMarks.ts';

const size = { width: 1440, height: 900 };
const mark = (more: Partial<LoadingMark> = {}): LoadingMark => ({
  kind: 'skeleton',
  top: 100,
  bottom: 120,
  left: 0,
  right: 400,
  ...more,
});
const noPause = () => Promise.resolve();

test('what loads in the window is seen; below it, beside it or without extent it is not', () => {
  expect(shownMarks([mark()], size)).toHaveLength(1);
  expect(
    shownMarks([mark({ top: 901, bottom: 950 }), mark({ left: 1500, right: 1600 }), mark({ bottom: 100 })], size),
  ).toEqual([]);
});

test('a page that ends its loading is waited for, and so is a part that begins to load a moment later', async () => {
  const looks = [[], [mark()], [mark()], [], [], []];
  await untilLoaded(() => Promise.resolve(looks.shift() ?? [mark()]), noPause);
  expect(looks).toEqual([]);
});

test('a page that keeps loading fails, and says what it shows', async () => {
  const busy = () => Promise.resolve([mark(), mark({ kind: 'aria-busy' }), mark()]);
  await expect(untilLoaded(busy, noPause)).rejects.toThrow('It is still loading: skeleton, aria-busy');
});
