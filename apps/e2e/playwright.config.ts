import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, installedChromium } from '@resonanz/build/chromium';

// Workers read this file again: what the first reading chose reaches them through the environment.
process.env['RESONANZ_E2E_FOLDER'] ??= freshFolder();

function freshFolder(): string {
  const fresh = mkdtempSync(join(tmpdir(), 'resonanz-e2e-'));
  process.once('exit', () => rmSync(fresh, { recursive: true, force: true }));
  return fresh;
}

const executablePath = installedChromium();

export default defineConfig({
  testDir: './flows',
  globalSetup: './src/prepare.ts',
  outputDir: './test-results',
  fullyParallel: false,
  // Each worker has a server and data of its own, so flows in different files cannot meet.
  workers: 2,
  forbidOnly: true,
  // A whole flow on a busy machine; each step has a limit of its own below.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['line']],
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every step costs a fifth of the time; the second try of a run asks for it by `--trace=on`.
    trace: 'off',
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
  },
});
