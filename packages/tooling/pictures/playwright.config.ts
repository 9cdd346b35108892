import { defineConfig } from '@playwright/test';
import { chromiumFlags, installedChromium } from '@resonanz/build/chromium';
import type { Language } from './src/staticStorybook.ts';

const executablePath = installedChromium();

export default defineConfig<object, { readonly language: Language }>({
  testDir: './src',
  testMatch: '*.spec.ts',
  outputDir: './test-results',
  snapshotPathTemplate: 'baselines/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A picture that differs is never better the second time; a page that did not load may be.
  retries: 1,
  // A slow machine takes its time; only a picture that fails waits this long.
  timeout: 120_000,
  reporter: [['line']],
  projects: [
    { name: 'German', use: { language: 'de' } },
    { name: 'English', use: { language: 'en' }, testMatch: 'docs.spec.ts' },
  ],
  expect: {
    timeout: 20_000,
    toHaveScreenshot: { maxDiffPixelRatio: 0.002, threshold: 0.2, animations: 'disabled', caret: 'hide', scale: 'css' },
  },
  use: {
    browserName: 'chromium',
    launchOptions: {
      args: [...chromiumFlags, '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
      ...(executablePath ? { executablePath } : {}),
    },
  },
});
