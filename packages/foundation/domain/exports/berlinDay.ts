export { berlinDay, berlinDayIn, startOfBerlinDay } from '../src/berlinDay.ts';
export { berlinClock, berlinMoment } from '../src/berlinMoment.ts';
