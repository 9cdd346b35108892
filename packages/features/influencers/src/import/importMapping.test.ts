import { buildImportInspection } from '../fixtures/importData.fixture.ts';
import { expect, test } from 'vitest';
import { doubledColumns, mappingGaps, proposedFields, toMapping, withField } from './importMapping.ts';

const proposed = proposedFields(buildImportInspection());

test('the proposal of the server is the beginning; columns without one are left out', () => {
  expect([...proposed]).toEqual([[0, 'firstName'], [1, 'surname'], [2, 'channelUrl'], [3, 'followers']]);
});

test('a channel and some part of the name are needed', () => {
  expect(mappingGaps(proposed)).toEqual([]);
  expect(mappingGaps(withField(proposed, 2, null))).toEqual(['channelUrl']);
  const onlySurname = withField(proposed, 0, null);
  expect(mappingGaps(onlySurname)).toEqual([]);
  expect(mappingGaps(withField(onlySurname, 1, null))).toEqual(['name']);
  expect(mappingGaps(new Map([[0, 'fullName'], [1, 'channelUrl']]))).toEqual([]);
});

test('two columns with one field are both named', () => {
  expect(doubledColumns(proposed).size).toBe(0);
  expect([...doubledColumns(withField(proposed, 4, 'followers'))]).toEqual([3, 4]);
});

test('only mapped columns are sent', () => {
  expect(toMapping(withField(proposed, 3, null), { skipInvalidRows: true, existing: 'update', plan: 'p' })).toEqual({
    columns: [
      { column: 0, field: 'firstName' },
      { column: 1, field: 'surname' },
      { column: 2, field: 'channelUrl' },
    ],
    skipInvalidRows: true,
    existing: 'update',
    plan: 'p',
  });
});
