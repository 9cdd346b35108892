import { expect, test } from 'vitest';
import { stepAt, stepsOf } from './tileSteps.ts';

test('colours change at round numbers', () => {
  expect(stepsOf([3912, 94, 3407, null])).toEqual([0, 150, 450, 1500, 2500]);
});

test('few and small values have fewer colours', () => {
  expect(stepsOf([1, 0])).toEqual([0, 1]);
  expect(stepsOf([])).toEqual([0]);
});

test('a value has the colour of the last bound it reaches', () => {
  const steps = [0, 150, 500];
  expect([0, 149, 150, 499, 500, 9000].map((value) => stepAt(steps, value))).toEqual([0, 0, 1, 1, 2, 2]);
});
