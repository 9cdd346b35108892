export type { FirstReads, FirstReadsOptions } from '../src/firstReads.ts';
