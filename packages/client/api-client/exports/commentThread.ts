export { commentThread, type ThreadWords } from '../src/commentThread.ts';
