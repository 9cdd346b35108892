export { dateText, storedDate } from '../src/dateText.ts';
