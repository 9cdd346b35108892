export { choice, flag, type FlagInput } from '../src/choice.ts';
