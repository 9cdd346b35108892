import { expect, test } from 'vitest';
import { dayLabel } from './dayLabel.ts';

test('yesterday is the day before on the calendar, after a day of 25 hours too', () => {
  const now = new Date('2026-10-25T23:30:00+01:00');
  const label = (moment: string): string => dayLabel(moment, now, 'de', (key) => key);
  expect(['2026-10-25T00:10:00+02:00', '2026-10-24T12:00:00+02:00', '2026-10-23T12:00:00+02:00'].map(label)).toEqual([
    'commentThread.today',
    'commentThread.yesterday',
    '23.10.2026',
  ]);
});
