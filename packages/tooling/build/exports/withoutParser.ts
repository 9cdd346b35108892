export { withoutParser } from '../src/withoutParser.ts';
