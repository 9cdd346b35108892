import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { coalesced } from './coalesced.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('many requests make one piece of work, and later ones another', async () => {
  let runs = 0;
  const ask = coalesced(async () => (runs += 1), 100);
  for (let time = 0; time < 9; time += 1) {
    ask();
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(runs).toBe(0);
  await vi.advanceTimersByTimeAsync(10);
  expect(runs).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(runs).toBe(1);
  ask();
  await vi.advanceTimersByTimeAsync(100);
  expect(runs).toBe(2);
});

test('work that is asked for while it runs is done once more, never twice at a time, also after a failure', async () => {
  let running = 0;
  let most = 0;
  let runs = 0;
  const ask = coalesced(async () => {
    runs += 1;
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setTimeout(resolve, 500));
    running -= 1;
    throw new Error('no answer');
  }, 100);
  ask();
  await vi.advanceTimersByTimeAsync(200);
  for (let time = 0; time < 5; time += 1) ask();
  await vi.advanceTimersByTimeAsync(5000);
  expect([runs, most]).toEqual([2, 1]);
});
