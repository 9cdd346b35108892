import { expect, test } from 'vitest';
import { buildImportInspection } from '../fixtures/importData.fixture.ts';
import {
  doubledColumns,
  hasSeveralChannels,
  mappingGaps,
  proposedFields,
  toMapping,
  withField,
  withPart,
} from './importMapping.ts';

const proposed = proposedFields(buildImportInspection());

test('the proposal of the server is the beginning; columns without one are left out', () => {
  expect([...proposed]).toEqual(
    (['firstName', 'surname', 'channelUrl', 'followers'] as const).map((field, column) => [
      column,
      { field, channel: 1, service: null },
    ]),
  );
});

test('a channel and some part of the name are needed', () => {
  expect(mappingGaps(proposed)).toEqual([]);
  expect(mappingGaps(withField(proposed, 2, null))).toEqual(['channelUrl']);
  const onlySurname = withField(proposed, 0, null);
  expect(mappingGaps(onlySurname)).toEqual([]);
  expect(mappingGaps(withField(onlySurname, 1, null))).toEqual(['name']);
  expect(mappingGaps(withField(withField(new Map(), 0, 'fullName'), 1, 'channelUrl'))).toEqual([]);
});

test('two columns with one field are both named', () => {
  expect(doubledColumns(proposed).size).toBe(0);
  expect([...doubledColumns(withField(proposed, 4, 'followers'))]).toEqual([3, 4]);
});

test('each channel needs its address', () => {
  const second = withPart(withField(proposed, 4, 'followers'), 4, { channel: 2 });
  expect(doubledColumns(second).size).toBe(0);
  expect(mappingGaps(second)).toEqual(['channelUrl']);
  expect(mappingGaps(withPart(withField(second, 5, 'channelUrl'), 5, { channel: 2 }))).toEqual([]);
});

test('a second address is that of a second channel, and only then do columns say of which channel they speak', () => {
  expect(hasSeveralChannels(proposed)).toBe(false);
  const second = withField(proposed, 4, 'channelUrl');
  expect(second.get(4)).toEqual({ field: 'channelUrl', channel: 2, service: null });
  expect(hasSeveralChannels(second)).toBe(true);
  expect(withField(second, 5, 'channelUrl').get(5)?.channel).toBe(3);
  // Without the first one, its number is free again.
  expect(withField(withField(second, 2, null), 5, 'channelUrl').get(5)?.channel).toBe(1);
  expect(hasSeveralChannels(withField(second, 4, null))).toBe(false);
});

test('channel and service of a column are sent where they say something, and fall away with the field', () => {
  const priced = withPart(withField(new Map(), 0, 'price'), 0, { channel: 2, service: 'Story' });
  const options = { skipInvalidRows: false };
  expect(toMapping(priced, options).columns).toEqual([{ column: 0, field: 'price', channel: 2, service: 'Story' }]);
  expect(toMapping(withField(priced, 0, 'followers'), options).columns).toEqual([
    { column: 0, field: 'followers', channel: 2 },
  ]);
  expect(toMapping(withField(priced, 0, 'city'), options).columns).toEqual([{ column: 0, field: 'city' }]);
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
