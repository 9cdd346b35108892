import { fileURLToPath } from 'node:url';
import type { TestProjectInlineConfiguration, UserWorkspaceConfig } from 'vitest/config';
import { chosenProjects, type ProjectName } from './chosenProjects.ts';
import { chromiumFlags, installedChromium } from './chromium.ts';
import { browserResolve, nodeResolve } from './conditions.ts';
import { identifiers } from './identifiers.ts';

const outside = ['**/node_modules/**', '**/dist/**', '**/.tools/**', '**/.data/**', 'apps/e2e/**'];

// From the sources: vitest would find a package's build by its name, and that may be an old one.
const setUp = (name: string) => fileURLToPath(new URL(`../../testing/exports/${name}.ts`, import.meta.url));
const fresh = setUp('freshPage');
const quiet = setUp('noConsoleErrors');
const leanReact = fileURLToPath(new URL('../exports/leanReact.ts', import.meta.url));

// A slow machine takes its time; only a test that fails waits this long.
const patience = { testTimeout: 60_000, expect: { poll: { timeout: 20_000 } } };

// Test files share one page or process and the modules in it: loading them again for every file took as long as the
// tests.
const together = { isolate: false };

// Dependencies that are first seen after the page has loaded would reload it and break running tests.
const prebundle = [
  '@storybook/addon-a11y > axe-core',
  '@resonanz/testing > axe-core',
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@resonanz/testing > vitest-browser-react',
  '@testing-library/react',
  ...['', '/daygrid', '/timegrid', '/list', '/interaction'].map(
    (part) => `@resonanz/agenda > @fullcalendar/react${part}`,
  ),
  ...['d3-scale', 'd3-shape'].map((part) => `@resonanz/charts > ${part}`),
  ...['@tiptap/core', '@tiptap/react', '@tiptap/starter-kit', 'dompurify'].map(
    (part) => `@resonanz/rich-text > ${part}`,
  ),
  '@resonanz/grid > @internationalized/number',
];

// A function, not a constant: vitest changes the object, so two projects must not share one.
async function browser(): Promise<NonNullable<NonNullable<UserWorkspaceConfig['test']>['browser']>> {
  const { playwright } = await import('@vitest/browser-playwright');
  const executablePath = installedChromium();
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    viewport: { width: 1280, height: 800 },
    provider: playwright({
      launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
      contextOptions: { reducedMotion: 'reduce', locale: 'de-DE', timezoneId: 'Europe/Berlin' },
    }),
    instances: [{ browser: 'chromium' }],
  };
}

function inBrowser(): Pick<UserWorkspaceConfig, 'resolve' | 'define' | 'optimizeDeps'> {
  return {
    resolve: browserResolve,
    define: { 'process.env.VIRT_ON': '"true"' },
    optimizeDeps: {
      // Workers are reached by their address, which the search for dependencies does not follow.
      entries: ['packages/*/*/src/**/*.{test,stories}.tsx', 'packages/*/*/src/**/*Worker.ts', '.storybook/*.{ts,tsx}'],
      include: prebundle,
    },
  };
}

async function styles() {
  const { vanillaExtractPlugin } = await import('@vanilla-extract/vite-plugin');
  return vanillaExtractPlugin({ identifiers });
}

// Young objects of a test are garbage when it ends: collecting them less often saves 7 % of the time.
const roomForYoungObjects = ['--min-semi-space-size=32', '--max-semi-space-size=64'];

/** Files named `….test.ts`: pure modules, server areas and the workspace's own rules, in Node. */
async function nodeProject(): Promise<TestProjectInlineConfiguration> {
  return {
    plugins: [await styles()],
    resolve: nodeResolve,
    ssr: { resolve: nodeResolve },
    test: {
      name: 'node',
      environment: 'node',
      include: ['**/*.test.ts'],
      exclude: outside,
      ...patience,
      ...together,
      execArgv: roomForYoungObjects,
      hookTimeout: 60_000,
    },
  };
}

/** Files named `….test.tsx`: components in real Chromium. */
async function browserProject(): Promise<TestProjectInlineConfiguration> {
  const { default: react } = await import('@vitejs/plugin-react');
  return {
    ...inBrowser(),
    plugins: [await styles(), react()],
    test: {
      name: 'browser',
      include: ['**/*.test.tsx'],
      exclude: outside,
      setupFiles: [leanReact, fresh, quiet],
      ...patience,
      ...together,
      browser: await browser(),
    },
  };
}

/** Every story as a test: it renders, its play function passes, axe finds nothing in light and in dark. */
async function storybookProject(configDir: string): Promise<TestProjectInlineConfiguration> {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  const { resolve: _resolve, ...rest } = inBrowser();
  return {
    ...rest,
    plugins: await storybookTest({ configDir }),
    test: {
      name: 'storybook',
      setupFiles: [leanReact, quiet, `${configDir}/vitest.setup.ts`],
      ...patience,
      ...together,
      browser: await browser(),
    },
  };
}

/**
 * The projects that a call of vitest with these arguments needs, and no other: their plugins are loaded only when they
 * are asked for.
 */
export function projectsFor(
  args: readonly string[],
  storybookFolder: string,
): Promise<TestProjectInlineConfiguration[]> {
  const projects: Readonly<Record<ProjectName, () => Promise<TestProjectInlineConfiguration>>> = {
    node: nodeProject,
    browser: browserProject,
    storybook: () => storybookProject(storybookFolder),
  };
  return Promise.all([...chosenProjects(args)].map((name) => projects[name]()));
}
