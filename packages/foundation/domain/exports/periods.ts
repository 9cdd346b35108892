export { PERIODS, type Period, startOfPeriod } from '../src/periods.ts';
