const berlinTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const dailyTime = (cron: string): { hour: number; minute: number } | undefined => {
  const [, minute, hour] = /^(\d+) (\d+) \* \* \*$/.exec(cron) ?? [];
  return minute === undefined || hour === undefined ? undefined : { hour: Number(hour), minute: Number(minute) };
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
