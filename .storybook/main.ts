import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { bundleWarnings } from '@resonanz/build/bundleWarnings';
import { sourceResolve } from '@resonanz/build/conditions';
import { identifiers } from '@resonanz/build/identifiers';
import { llms } from './llms.ts';

const archivo = '../node_modules/@fontsource-variable/archivo/files';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/*/*/src/**/*.mdx', '../packages/*/*/src/**/*.stories.tsx'],
  addons: [
    // MDX knows no tables of its own.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    // It draws states of pointer and keyboard by rewriting style sheets, which tests must find as they are.
    ...(process.env['VITEST'] ? [] : ['storybook-addon-pseudo-states']),
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // Props come from the published contract: see docs/argTypes.ts.
  typescript: { reactDocgen: false },
  // Pages are found by their headings, also by "Also called …".
  features: { experimentalSearchDocsHeadings: true },
  staticDirs: [
    { from: '../packages/foundation/tokens/logo/favicon.svg', to: '/favicon.svg' },
    { from: '../packages/foundation/tokens/logo/resonanz-logo-light.svg', to: '/resonanz-logo-light.svg' },
    { from: '../packages/foundation/tokens/logo/resonanz-logo-dark.svg', to: '/resonanz-logo-dark.svg' },
    { from: '../packages/foundation/tokens/tokens.json', to: '/tokens.json' },
    { from: `${archivo}/archivo-latin-standard-normal.woff2`, to: '/archivo.woff2' },
  ],
  viteFinal: (base, { configType }) =>
    mergeConfig(base, {
      // Relative, so that the static build works below /storybook as well as anywhere else.
      base: configType === 'PRODUCTION' ? './' : '/',
      ...sourceResolve,
      build: { rolldownOptions: bundleWarnings, chunkSizeWarningLimit: 4000 },
      plugins: [vanillaExtractPlugin({ identifiers }), llms()],
    }),
};

export default config;
