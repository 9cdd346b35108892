export { compileMessage, compileMessages } from '../src/compile.ts';
