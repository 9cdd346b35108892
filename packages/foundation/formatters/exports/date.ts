export {
  WALL_CLOCK_OFFSET_MS,
  formatClock,
  formatDate,
  formatDateTime,
  formatNotificationTime,
  formatRelative,
  toLocal,
  toUtc,
  type DateInput,
} from '../src/date.ts';
