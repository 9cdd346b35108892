import { expect, test } from 'vitest';
import { SALES_BOARD } from '@resonanz/domain/sales';
import { isOpen, questionOf } from './leadStatus.ts';

const MANAGER = 9;

test('a status asks for what the table of transitions needs, the won one for its customer', () => {
  expect(questionOf(1, 2, MANAGER)).toBeNull();
  expect(questionOf(1, 3, MANAGER)).toBe('reason');
  expect(questionOf(4, 6, MANAGER)).toBe('reason');
  expect(questionOf(2, 9, MANAGER)).toBe('followUpDate');
  expect(questionOf(7, 5, MANAGER)).toBe('won');
});

test('won, lost and unqualified leads are closed', () => {
  expect(SALES_BOARD.filter((status) => !isOpen(status))).toEqual([5, 6, 3]);
});
