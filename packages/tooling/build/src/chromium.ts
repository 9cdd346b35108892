import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Flags every Chromium of this workspace starts with: it runs as root in containers and must not call home. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];

const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
];

/** The Chromium of this machine: `RESONANZ_CHROMIUM`, else an installed one, else undefined (Playwright then looks for its own download). */
export function installedChromium(): string | undefined {
  const chosen = process.env['RESONANZ_CHROMIUM'];
  if (chosen) return chosen;
  const folders = (process.env['PATH'] ?? '').split(delimiter).concat('/usr/bin', '/snap/bin');
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...APPLICATIONS].find((file) => existsSync(file));
}
