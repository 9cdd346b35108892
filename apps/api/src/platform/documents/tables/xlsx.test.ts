import readXlsxFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { sheetName, toXlsx } from './xlsx.ts';

test.each([
  ['Kampagnen', 'Kampagnen'],
  ['Herbstleuchten 2026 – Pflegeserie', 'Herbstleuchten 2026 – Pflegeser'],
  ['Q1/Q2: [Test]?', 'Q1 Q2 Test'],
  ["'Zitat'", 'Zitat'],
  [`${'a'.repeat(30)}😀`, 'a'.repeat(30)],
  ['***', 'Export'],
  ['', 'Export'],
])('a sheet called %j is named %j', (title, name) => {
  expect(sheetName(title)).toBe(name);
});

test('a long title makes a workbook that programs open', async () => {
  const columns = [{ heading: 'Name', width: 20, valueOf: (row: { name: string }) => row.name }];
  const bytes = await toXlsx('Herbstleuchten 2026 – Pflegeserie: alle Creator', columns, [{ name: '=1+1' }], 'de');
  const [sheet] = await readXlsxFile(bytes);
  expect(sheet).toEqual({ sheet: 'Herbstleuchten 2026 – Pflegeser', data: [['Name'], ['=1+1']] });
});
