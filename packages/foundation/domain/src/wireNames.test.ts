import { expect, test } from 'vitest';
import { fromWire, nameOf, toWire, WIRE_NAMES, type WireName } from './wireNames.ts';

const answer = {
  content: [{ compaignDataId: 4, kampagnenname: 'Herbst', startdatum: null, goals: { reach: 1 } }],
  fieldErrors: [{ field: 'entries.0.leistung', key: 'required' }],
  totalElements: 1,
};

test('an answer has the names of code to any depth, also where a value names a field', () => {
  expect(fromWire(answer)).toEqual({
    content: [{ campaignId: 4, name: 'Herbst', startDate: null, goals: { reach: 1 } }],
    fieldErrors: [{ field: 'entries.0.service', key: 'required' }],
    totalElements: 1,
  });
});

test('a request has the names of the wire that its operation knows, and no others', () => {
  const names: WireName[] = ['compaignDataId', 'startdatum', 'kundenname'];
  expect(toWire({ campaignId: [4], startDate: '2026-01-01', endDate: null, sortBy: 'customerName' }, names)).toEqual({
    compaignDataId: [4],
    startdatum: '2026-01-01',
    endDate: null,
    sortBy: 'kundenname',
  });
});

test('what is no plain object stays the same, and texts that only look like names stay as well', () => {
  const [file, day] = [new Blob(['a']), new Date(0)];
  expect(fromWire({ file, day })).toEqual({ file, day });
  expect((fromWire({ file }) as { file: Blob }).file).toBe(file);
  expect(fromWire({ text: 'leistung', titles: ['notizen'] })).toEqual({ text: 'leistung', titles: ['notizen'] });
  expect([fromWire(null), fromWire('leser'), fromWire(3)]).toEqual([null, 'leser', 3]);
});

test('what objects inherit is no name of the wire', () => {
  expect(fromWire({ constructor: 1, toString: 2 })).toEqual({ constructor: 1, toString: 2 });
  expect(nameOf('constructor')).toBe('constructor');
});

test('no two names of the wire have one in code', () => {
  const names = Object.values(WIRE_NAMES);
  expect(new Set(names).size).toBe(names.length);
});
