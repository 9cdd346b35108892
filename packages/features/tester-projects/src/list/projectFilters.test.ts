import { expect, test } from 'vitest';
import { readFilters, writeFilters } from './projectFilters.ts';

const read = (text: string) => readFilters(new URLSearchParams(text));

test('the address of the list holds every filter', () => {
  const text = 'category=8&type=2&regional=1&fits=1&brand=3&page=2';
  const filters = { pageNumber: 1, category: 8, type: 2, regional: true, fitsMe: true, brandId: 3 };
  expect(read(text)).toEqual(filters);
  expect(writeFilters(read(text)).toString()).toBe(text);
});

test('an address without filters shows all tests', () => {
  expect(read('')).toEqual({ pageNumber: 0 });
  expect(writeFilters(read('')).toString()).toBe('');
});

test('what makes no sense in an address is left out', () => {
  expect(read('category=999&type=7&regional=yes&fits=0&brand=x&page=0')).toEqual({ pageNumber: 0 });
  expect(read('page=99999999999&brand=0').pageNumber).toBe(0);
});
