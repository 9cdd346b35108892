import { parseDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import { rangeOf, stepped, titleOf } from './agendaRange.ts';
import { shortTimes, timesWriter } from './calendarEvents.ts';
import { dayAfter, dayBefore, shifted, spokenTimes } from './eventTimes.ts';

const berlin = 'Europe/Berlin';
const day = parseDate('2026-11-25');

test('a month shows whole weeks, from Monday in German and from Sunday in English', () => {
  expect(rangeOf('month', day, 'de')).toEqual({ from: '2026-10-26', to: '2026-12-06', view: 'month' });
  expect(rangeOf('month', day, 'en')).toEqual({ from: '2026-11-01', to: '2026-12-05', view: 'month' });
  expect(rangeOf('list', day, 'de')).toEqual({ from: '2026-11-01', to: '2026-11-30', view: 'list' });
  expect(rangeOf('week', day, 'de')).toEqual({ from: '2026-11-23', to: '2026-11-29', view: 'week' });
  expect(rangeOf('day', day, 'de')).toEqual({ from: '2026-11-25', to: '2026-11-25', view: 'day' });
});

test('titles are in the language', () => {
  expect(titleOf('month', day, 'de')).toBe('November 2026');
  expect(titleOf('week', day, 'de')).toMatch(/^23\.\s?–\s?29\. November 2026$/);
  expect(titleOf('week', parseDate('2026-12-31'), 'de')).toMatch(/28\. Dezember 2026\s–\s3\. Januar 2027/);
  expect(titleOf('day', day, 'de')).toBe('Mittwoch, 25. November 2026');
});

test('an English title writes a day as everywhere, and names a month', () => {
  expect(titleOf('day', day, 'en')).toBe('Wednesday, 2026-11-25');
  expect(titleOf('week', day, 'en')).toBe('2026-11-22 – 2026-11-28');
  expect(titleOf('month', day, 'en')).toBe('November 2026');
});

test('a step from the 31st stays within the next month', () => {
  expect(stepped('month', parseDate('2026-01-31'), 1).toString()).toBe('2026-02-28');
  expect(stepped('week', day, -1).toString()).toBe('2026-11-18');
});

test('a day has a neighbour across months and the change of the clocks', () => {
  expect(dayAfter('2026-10-25')).toBe('2026-10-26');
  expect(dayBefore('2026-03-01')).toBe('2026-02-28');
});

test('moved by a day, an event keeps its wall clock over the change of the clocks', () => {
  const event = { id: 'a', title: 'Dreh', kind: 'shoot', start: '2026-10-24T09:00', end: '2026-10-24T10:30' };
  expect(shifted(event, { days: 1 }, berlin)).toEqual({
    id: 'a',
    start: '2026-10-25T09:00:00+01:00',
    end: '2026-10-25T10:30:00+01:00',
  });
  expect(
    shifted({ ...event, start: '2026-10-24T07:00:00Z', end: '2026-10-24T08:30:00Z' }, { days: 1 }, berlin).start,
  ).toBe('2026-10-25T09:00:00+01:00');
});

test('whole days move by days alone; without an end it is one day or one hour', () => {
  const event = { id: 'a', title: 'Kampagne', kind: 'campaign', start: '2026-02-27' };
  expect(shifted(event, { days: 2, minutes: 30 }, berlin)).toEqual({ id: 'a', start: '2026-03-01', end: '2026-03-01' });
  expect(shifted({ ...event, start: '2026-02-27T23:30' }, { minutes: 30 }, berlin).end).toBe(
    '2026-02-28T01:00:00+01:00',
  );
});

test('the times are said in words, with the word for times of day', () => {
  const words = { allDay: 'ganztägig', time: (time: string) => `${time} Uhr` };
  expect(spokenTimes({ start: '2026-11-23', end: '2026-11-25' }, 'de', berlin, words)).toMatch(
    /Montag, 23\.\s?.*Mittwoch, 25\. November 2026, ganztägig/,
  );
  expect(spokenTimes({ start: '2026-11-23' }, 'de', berlin, words)).toBe('Montag, 23. November 2026, ganztägig');
  expect(spokenTimes({ start: '2026-11-23T08:00:00Z', end: '2026-11-23T09:30:00Z' }, 'de', berlin, words)).toBe(
    'Montag, 23. November 2026, 09:00–10:30 Uhr',
  );
  expect(spokenTimes({ start: '2026-11-23T18:00' }, 'de', berlin, words)).toBe('Montag, 23. November 2026, 18:00 Uhr');
  expect(spokenTimes({ start: '2026-11-23T21:00', end: '2026-11-24T02:00' }, 'de', berlin, words)).toBe(
    'Montag, 23. November 2026, 21:00 Uhr – Dienstag, 24. November 2026, 02:00 Uhr',
  );
  expect(spokenTimes({ start: '2026-11-23T14:00' }, 'en', berlin, { ...words, time: (time) => time })).toMatch(
    /^Monday, 2026-11-23, 2:00\sPM$/,
  );
});

test('in the calendar the figures stand alone', () => {
  expect(timesWriter('de')({ start: { hour: 9, minute: 0 }, end: { hour: 12, minute: 30 } })).toBe('09:00–12:30');
  expect(timesWriter('en')({ start: { hour: 14, minute: 5 } })).toMatch(/^2:05\sPM$/);
  expect(shortTimes({ start: '2026-11-23T09:00', end: '2026-11-23T10:30' }, 'de', berlin)).toEqual({
    from: '09:00',
    until: '10:30',
  });
  expect(shortTimes({ start: '2026-11-23T21:00', end: '2026-11-24T02:00' }, 'de', berlin)).toEqual({
    from: '21:00',
    until: '',
  });
});
