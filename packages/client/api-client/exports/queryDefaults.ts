export { queryDefaults } from '../src/queryDefaults.ts';
