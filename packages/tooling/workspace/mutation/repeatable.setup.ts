import { configureGlobal } from 'fast-check';

// Fewer runs, because they are multiplied by the mutants; always the same ones, so that a score can be compared with
// the last.
configureGlobal({ numRuns: 25, seed: 20_261_121 });
