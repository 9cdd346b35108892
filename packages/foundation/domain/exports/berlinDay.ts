export { berlinDay, berlinDayIn, startOfBerlinDay } from '../src/berlinDay.ts';
