const berlinTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The first hour for daily jobs: before it, the Berlin day differs from the UTC day pg-boss counts. */
const FIRST_HOUR = 2;

const dailyTime = (cron: string): { hour: number; minute: number } | undefined => {
  const [, minute, hour] = /^(\d+) (\d+) \* \* \*$/.exec(cron) ?? [];
  if (minute === undefined || hour === undefined) return undefined;
  if (Number(hour) < FIRST_HOUR) throw new Error(`Daily work begins at 0${FIRST_HOUR}:00 or later, not at "${cron}".`);
  return { hour: Number(hour), minute: Number(minute) };
};

/** Whether a cron expression names one time every day. */
export const isDaily = (cron: string): boolean => dailyTime(cron) !== undefined;

/** Whether the time of a daily job has passed today, in Berlin; false for other jobs. */
export function isPastToday(cron: string, now: Date): boolean {
  const time = dailyTime(cron);
  if (time === undefined) return false;
  const [hour = 0, minute = 0] = berlinTime.format(now).split(':').map(Number);
  return hour * 60 + minute >= time.hour * 60 + time.minute;
}

/**
 * The times a job is enqueued: a daily job from its time to the end of the day, so that a short outage of the database
 * loses no day; it still runs once.
 */
export function askingTimes(cron: string): string {
  const time = dailyTime(cron);
  return time === undefined ? cron : `${time.minute}-59/10 ${time.hour}-23 * * *`;
}
