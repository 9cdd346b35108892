export { formatClock, formatDate, formatDateRange, formatDateTime } from '../src/date.ts';
export { type DateInput } from '../src/moment.ts';
export { parseDate } from '../src/parseDate.ts';
export { formatNotificationTime, formatRelative } from '../src/relative.ts';
export { WALL_CLOCK_OFFSET_MS, formatWallClock, toLocal, toUtc } from '../src/wallClock.ts';
