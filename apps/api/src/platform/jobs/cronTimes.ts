const berlinTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The first hour of daily work: before it, a day of Berlin is not yet the same day everywhere pg-boss counts in UTC. */
const FIRST_HOUR = 2;

const dailyTime = (cron: string): { hour: number; minute: number } | undefined => {
  const [, minute, hour] = /^(\d+) (\d+) \* \* \*$/.exec(cron) ?? [];
  if (minute === undefined || hour === undefined) return undefined;
  if (Number(hour) < FIRST_HOUR) throw new Error(`Daily work begins at 0${FIRST_HOUR}:00 or later, not at "${cron}".`);
  return { hour: Number(hour), minute: Number(minute) };
};

/** Whether a cron expression names one time of every day. */
export const isDaily = (cron: string): boolean => dailyTime(cron) !== undefined;

/** Whether the time of daily work has passed today, in Berlin; false for other work. */
export function isPastToday(cron: string, now: Date): boolean {
  const time = dailyTime(cron);
  if (time === undefined) return false;
  const [hour = 0, minute = 0] = berlinTime.format(now).split(':').map(Number);
  return hour * 60 + minute >= time.hour * 60 + time.minute;
}

/**
 * When work is asked for: daily work from its time to the end of the day, so that a moment without the database loses
 * no day; it is done once all the same.
 */
export function askingTimes(cron: string): string {
  const time = dailyTime(cron);
  return time === undefined ? cron : `${time.minute}-59/10 ${time.hour}-23 * * *`;
}
