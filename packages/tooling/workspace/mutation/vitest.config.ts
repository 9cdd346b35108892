import { defineConfig } from 'vitest/config';
import { nodeResolve } from '@resonanz/build/conditions';
import { taskSetting } from '../src/mutation.ts';

/** The tests of the mutated package alone: they run once for every mutant. */
export default defineConfig({
  resolve: nodeResolve,
  ssr: { resolve: nodeResolve },
  test: {
    environment: 'node',
    // Every run loads all modules again in any case; one process for all files makes it four times as fast.
    isolate: false,
    include: [`${taskSetting('RESONANZ_MUTATED')}/src/**/*.test.ts`],
    setupFiles: ['packages/tooling/workspace/mutation/repeatable.setup.ts'],
    testTimeout: 20_000,
  },
});
