import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatClock, formatDate, formatDateTime } from './date.ts';
import type { Language } from './language.ts';
import type { DateInput } from './moment.ts';
import { parseDate } from './parseDate.ts';
import { formatNotificationTime, formatRelative } from './relative.ts';
import { toLocal, toUtc } from './wallClock.ts';

const languages = fc.constantFrom<Language>('de', 'en');
const moments = fc.date({
  min: new Date('0001-01-01T00:00:00Z'),
  max: new Date('9999-12-30T00:00:00Z'),
  noInvalidDate: true,
});
const recent = fc.date({
  min: new Date('1894-01-01T00:00:00Z'),
  max: new Date('2099-12-31T00:00:00Z'),
  noInvalidDate: true,
});

const reference = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
});

test('a date that was written is read back', () => {
  fc.assert(
    fc.property(moments, languages, (moment, language) => {
      const day = moment.toISOString().slice(0, 10);
      expect(parseDate(formatDate(day, language), language)).toBe(day);
    }),
  );
});

test('instants read as Intl writes them for Berlin, by Date, milliseconds and text alike', () => {
  fc.assert(
    fc.property(recent, (moment) => {
      for (const value of [moment, moment.getTime(), moment.toISOString()])
        expect(formatDateTime(value, 'en')).toBe(reference.format(moment));
    }),
    { numRuns: 500 },
  );
});

test('a wall clock goes out and comes back unchanged', () => {
  fc.assert(
    fc.property(moments, (moment) => {
      const wall = moment.toISOString().slice(0, 19);
      expect(toLocal(toUtc(wall) ?? '')).toBe(wall);
      expect(toUtc(toLocal(wall) ?? '')).toBe(wall);
    }),
  );
});

test('the zone of a text does not change its instant', () => {
  fc.assert(
    fc.property(recent, fc.integer({ min: -23, max: 23 }), fc.constantFrom(0, 30, 45), (moment, hours, minutes) => {
      const ahead = Math.sign(hours || 1) * (Math.abs(hours) * 60 + minutes) * 60_000;
      const two = (part: number) => String(part).padStart(2, '0');
      const zone = `${ahead < 0 ? '-' : '+'}${two(Math.abs(hours))}:${two(minutes)}`;
      const text = new Date(moment.getTime() + ahead).toISOString().replace('Z', zone);
      expect(formatDateTime(text, 'en')).toBe(formatDateTime(moment, 'en'));
    }),
  );
});

test('nothing throws, whatever comes', () => {
  const inputs = fc.oneof(fc.date(), fc.double(), fc.string(), fc.anything() as fc.Arbitrary<DateInput>);
  fc.assert(
    fc.property(inputs, fc.oneof(fc.date(), fc.double()), fc.string(), languages, (value, now, text, language) => {
      for (const written of [
        formatDate(value, language),
        formatClock(value),
        formatDateTime(value, language),
        formatRelative(value, language, now),
        formatNotificationTime(value, language, now),
      ])
        expect(written).not.toMatch(/NaN|undefined|Invalid/);
      for (const read of [parseDate(text, language), toUtc(text), toLocal(text)])
        expect(read === undefined || /^\d{4}-\d\d-\d\d/.test(read)).toBe(true);
    }),
  );
});
