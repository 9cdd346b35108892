import type { Stryker } from '@stryker-mutator/core';
import { taskSetting } from '../src/mutation.ts';

/** Patterns that leave out everything of a folder but these. */
const onlyBelow = (folder: string, names: readonly string[]): readonly string[] => [
  `${folder}*`,
  ...names.map((name) => `!${folder}${name}`),
];

/** One package at a time, in a copy outside the workspace that holds nothing but what its tests read. */
const options: ConstructorParameters<typeof Stryker>[0] = {
  packageManager: 'pnpm',
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'packages/tooling/workspace/mutation/vitest.config.ts', related: false },
  mutate: [taskSetting('RESONANZ_MUTATED_FILES'), '!**/*.test.ts'],
  ignorePatterns: [
    ...onlyBelow('/', ['packages', 'openapi', 'tsconfig.json']),
    ...onlyBelow('/packages/', ['foundation', 'tooling']),
    '**/dist/**',
    '**/*.stories.tsx',
    '**/*.mdx',
  ],
  tempDirName: taskSetting('RESONANZ_MUTATION_FOLDER'),
  // Tables of data are static: every test of the package runs for each of their mutants, and they are killed as well.
  coverageAnalysis: 'perTest',
  ignoreStatic: false,
  warnings: { slow: false, preprocessorErrors: true, unknownOptions: true, unserializableOptions: true },
  concurrency: 2,
  timeoutMS: 10_000,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportMutants: false },
  jsonReporter: { fileName: taskSetting('RESONANZ_MUTATION_REPORT') },
  allowConsoleColors: false,
  thresholds: { high: 95, low: 90, break: 90 },
};

export default options;
