import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { commandOn, coresIn, coresOf, shareOf } from './cores.ts';

test('a list of cores is read as Linux writes it', () => {
  expect(coresIn('0-2,5')).toEqual([0, 1, 2, 5]);
  expect(coresIn('3')).toEqual([3]);
  expect(coresIn('')).toEqual([]);
});

test('each worker has a share of its own, and all cores have a worker', () => {
  expect([0, 1].map((worker) => shareOf([0, 1], worker, 2))).toEqual([[0], [1]]);
  expect([0, 1].map((worker) => shareOf([2, 3, 5], worker, 2))).toEqual([[2], [3, 5]]);
  expect(shareOf([0, 1, 2], 0, 1)).toEqual([0, 1, 2]);
});

test('where there are fewer cores than workers, nobody keeps to one', () => {
  expect(shareOf([0], 1, 2)).toEqual([]);
  expect(commandOn([], 'node', ['--version'])).toEqual(['node', ['--version']]);
});

test.runIf(coresOf(0, 1).length > 0)('a program runs on the cores that were named, and on no other', () => {
  const [first] = coresOf(0, 1);
  const [file, args] = commandOn([first ?? 0], 'grep', ['Cpus_allowed_list', '/proc/self/status']);
  expect(execFileSync(file, args, { encoding: 'utf8' })).toBe(`Cpus_allowed_list:\t${first}\n`);
});
