export { addParser } from '../src/parser.ts';
