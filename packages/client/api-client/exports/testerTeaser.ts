export { testerTeaserQueries, type TesterTeaser } from '../src/testerTeaser.ts';
