export { testsOfTester } from './applying/endAll.ts';
