import { expect, test } from 'vitest';
import { chanceDots } from './ChancePicture.tsx';

test('each waiting application has a dot, with one for the tester', () => {
  expect(chanceDots(12, 42)).toEqual({ free: 12, others: 29, scale: 1 });
  expect(chanceDots(3, 1)).toEqual({ free: 0, others: 0, scale: 1 });
  expect(chanceDots(0, 5)).toEqual({ free: 0, others: 4, scale: 1 });
});

test('a dot stands for several where many wait', () => {
  expect(chanceDots(100, 1000)).toEqual({ free: 4, others: 37, scale: 24 });
  expect(chanceDots(1, 1000)).toEqual({ free: 1, others: 40, scale: 24 });
});
