import type { Plugin } from 'vite';
import { compiledAhead } from './compiledAhead.ts';
import { minifiedAgain } from './minifiedAgain.ts';

/** What is done to the chunks that everybody waits for, by name; minifying comes first, because it takes comments out. */
export const firstChunks = (names: ReadonlySet<string>): readonly Plugin[] => [
  minifiedAgain(names),
  compiledAhead(names),
];
