import type { KnipConfig } from 'knip';

// Only what begins somewhere is named here; all else has to be reached from it. The settings of Vite, Vitest and
// Storybook are read as plain modules: running them would take a minute.
const vitest = { config: [], entry: ['**/*.test.{ts,tsx}'] };
const storybook = { config: [], entry: ['src/**/*.{stories.tsx,mdx}'] };
const playwright = { config: ['playwright.config.ts'], entry: ['**/*.spec.ts'] };

const config: KnipConfig = {
  vite: false,
  compilers: { mdx: true },
  workspaces: {
    '.': {
      entry: ['vitest.config.ts', '.storybook/{main,manager,preview,vitest.setup}.{ts,tsx}'],
      vitest: { config: [], entry: ['.storybook/*.test.ts'] },
      storybook: false,
      ignoreDependencies: [
        // Named in the settings of Storybook; the last is a peer of theirs.
        '@storybook/addon-a11y',
        '@storybook/addon-vitest',
        'storybook-addon-pseudo-states',
        '@vitest/browser',
        // The commands start these by the names of their programs.
        '@arethetypeswrong/cli',
        'chromatic',
        'oxfmt',
        'oxlint',
        // `run.ts` and the build of declarations start the compiler by its path.
        '@typescript/native',
        // Stryker loads it by name.
        '@stryker-mutator/vitest-runner',
        // Vitest finds what it bundles ahead through these: `@resonanz/agenda > @fullcalendar/react`.
        '@resonanz/agenda',
        '@resonanz/charts',
        '@resonanz/rich-text',
        // What the generator writes is type-checked before it is installed.
        '@tanstack/react-query',
        '@vanilla-extract/css',
        'react-router',
      ],
    },
    openapi: {
      vitest,
      // Started by the names of their programs.
      ignoreDependencies: ['@redocly/cli', 'openapi-typescript'],
    },
    'packages/*/*': { entry: ['exports/*.{ts,tsx}'], vitest, storybook },
    // A script of its own, loaded before the app; the shells name it in their settings.
    'packages/features/account': { entry: ['exports/*.ts', 'src/beforeApp.ts'], vitest, storybook },
    'packages/tooling/guides': { vitest, storybook },
    'packages/tooling/pictures': { playwright },
    'packages/tooling/workspace': {
      entry: [
        'commands/*.ts',
        // Named on the command line of vitest.
        'src/unhandledReporter.ts',
        'mutation/{stryker.config,vitest.config,repeatable.setup}.ts',
      ],
      vitest,
    },
    'apps/api': {
      entry: [
        'src/main.ts',
        'src/commands/*.ts',
        // Processes of their own.
        'src/platform/media/video/encodeProcess.ts',
        'test/kit/sendMailAndDie.ts',
        'test/kit/sendNewsletterAndDie.ts',
        'test/matrix/printPermissions.ts',
        // Each adds the tables of its folder to the schema, whoever imports it.
        'src/**/tables.ts',
        // Each is taken as a whole: Kysely calls its `up`.
        'src/platform/database/migrations/*.ts',
      ],
      vitest,
      // Found by its path and run in a process of its own.
      ignoreDependencies: ['@ffmpeg/core'],
      // Programs of the machine; tests that need them are skipped where they are missing.
      ignoreBinaries: ['ffmpeg', 'mount', 'umount'],
    },
    'apps/e2e': { playwright, vitest },
    'apps/*': { entry: ['src/main.tsx', '{vite,pages}.config.ts'], vitest },
    bench: {
      entry: ['*.bench.ts', '{api,peer}/*.ts', 'kit/**/*.{ts,tsx}', 'peer/pages/*.tsx'],
      // Peers of the systems that are measured.
      ignoreDependencies: ['@emotion/react', '@emotion/styled', '@mantine/hooks'],
    },
  },
  ignoreExportsUsedInFile: true,
};

export default config;
