export { errorText } from '../src/errorText.ts';
