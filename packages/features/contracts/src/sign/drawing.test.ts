import { expect, test } from 'vitest';
import { drawnOn, pathOf, pointOn, startStroke } from './drawing.ts';

const field = { left: 10, top: 20, width: 300, height: 100 };

test('a pointer is where it is on a field of 600 by 200, and never beyond it', () => {
  expect(pointOn(field, { clientX: 160, clientY: 70 })).toEqual({ x: 300, y: 100 });
  expect(pointOn(field, { clientX: 900, clientY: -5 })).toEqual({ x: 600, y: 0 });
  expect(pointOn({ ...field, width: 0, height: 0 }, { clientX: 50, clientY: 50 })).toEqual({ x: 0, y: 0 });
});

test('a stroke begins as a dot and goes on with every point that says something new', () => {
  const dot = startStroke([], { x: 600, y: 4 });
  expect(dot).toEqual([[600, 4, 600, 4]]);
  const line = drawnOn(drawnOn(startStroke([], { x: 10, y: 10 }), { x: 12, y: 10 }), { x: 40, y: 30 });
  expect(line).toEqual([[10, 10, 11, 10, 40, 30]]);
  expect(pathOf([10, 10, 11, 10, 40, 30])).toBe('M10,10 L11,10 L40,30');
});

test('a signature stays within what the server takes', () => {
  const full = Array.from({ length: 100 }, () => [0, 0, 1, 0]);
  expect(startStroke(full, { x: 1, y: 1 })).toBe(full);
  const long = [Array.from({ length: 1000 }, () => 0)];
  expect(drawnOn(long, { x: 90, y: 90 })).toBe(long);
  expect(drawnOn([], { x: 90, y: 90 })).toEqual([]);
});
