export { OF_AGE, ageBandOf, ageOn, agesOfBand } from '../src/age.ts';
