import { expect, test } from 'vitest';
import { placementOf } from './placement.ts';

const view = { left: 0, top: 0, right: 1000, bottom: 800 };
const field = (left: number, top: number, width = 300) => ({ left, top, right: left + width, bottom: top + 32 });

test('it hangs below the field, as wide as the field', () => {
  expect(placementOf(field(100, 100), 200, view)).toEqual({
    left: 100,
    width: 300,
    maxHeight: 656,
    edge: 'top',
    at: 136,
  });
});

test('it stands above where below there is too little room, and stays below where above there is less', () => {
  expect(placementOf(field(100, 700), 200, view)).toMatchObject({ edge: 'bottom', at: 696, maxHeight: 688 });
  expect(placementOf(field(100, 60), 200, { ...view, bottom: 200 })).toMatchObject({ edge: 'top', maxHeight: 96 });
});

test('a narrow field gets a readable list that stays within the window', () => {
  expect(placementOf(field(900, 100, 60), 200, view)).toMatchObject({ left: 832, width: 160 });
  expect(placementOf(field(-20, 100), 200, view)).toMatchObject({ left: 8 });
  expect(placementOf(field(0, 100, 1000), 200, view)).toMatchObject({ left: 8, width: 984 });
});

test('written from right to left, it begins at the right edge of the field', () => {
  expect(placementOf(field(400, 100, 60), 200, view, true)).toMatchObject({ left: 300, width: 160 });
});

test('an on-screen keyboard leaves less of the window', () => {
  expect(placementOf(field(100, 400), 200, { ...view, bottom: 500 })).toMatchObject({ edge: 'bottom', at: 396 });
});
