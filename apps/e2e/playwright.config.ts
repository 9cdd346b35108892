import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, installedChromium } from '@resonanz/build/chromium';
import { freePort } from './src/freePort.ts';

// Workers read this file again: what the first reading chose reaches them through the environment.
const port = (process.env['RESONANZ_E2E_PORT'] ??= String(await freePort()));
const folder = (process.env['RESONANZ_E2E_FOLDER'] ??= freshFolder());

function freshFolder(): string {
  const fresh = mkdtempSync(join(tmpdir(), 'resonanz-e2e-'));
  process.once('exit', () => rmSync(fresh, { recursive: true, force: true }));
  return fresh;
}

const executablePath = installedChromium();

export default defineConfig({
  testDir: './flows',
  outputDir: './test-results',
  fullyParallel: false,
  workers: 1,
  forbidOnly: true,
  // A browser on a busy machine may stumble once; the run names every test that needed its second try.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line']],
  use: {
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
  },
  webServer: {
    command: `node --conditions=@resonanz/source --disable-warning=ExperimentalWarning ../../packages/tooling/workspace/commands/start.ts --port ${port} --no-storybook`,
    url: `http://localhost:${port}/ready`,
    env: { RESONANZ_DATA_DIR: join(folder, 'server'), RESONANZ_DEMO_DATA: 'small', DATABASE_URL: '' },
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
