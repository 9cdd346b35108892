import { expect, test } from 'vitest';
import { importFileError } from './importFile.ts';

const MB = 1024 * 1024;

test.each([
  ['influencer.csv', 10 * MB, null],
  ['Influencer.XLSX', 1, null],
  ['influencer.csv', 10 * MB + 1, 'fileTooLarge'],
  ['influencer.csv', 0, 'fileEmpty'],
  ['influencer.xls', 1, 'importFileOldExcel'],
  ['portrait.png', 1, 'fileSpreadsheetType'],
  ['virus.exe', 1, 'fileExecutable'],
])('%s of %d bytes: %s', (name, size, expected) => {
  expect(importFileError({ name, size })).toBe(expected);
});
