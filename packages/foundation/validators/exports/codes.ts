export { ERROR_CODES } from '../src/codes.ts';
