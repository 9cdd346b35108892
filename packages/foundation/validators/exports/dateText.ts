export { calendarDate, dateText, storedDate, type IsoDate } from '../src/dateText.ts';
