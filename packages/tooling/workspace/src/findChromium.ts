import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { installedChromium } from '@resonanz/build/chromium';
import { bin, run } from './run.ts';

async function downloaded(): Promise<string | undefined> {
  const file = () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);
  if (file()) return file();
  const { code } = await run(bin('playwright', 'packages/tooling/workspace'), ['install', 'chromium'], {
    output: 'collect',
  });
  return code === 0 ? file() : undefined;
}

async function fromDebian(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env, output: 'collect' });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env, output: 'collect' });
  return installedChromium();
}

async function fromNpm(): Promise<string | undefined> {
  if (process.platform !== 'linux') return undefined;
  // The package unpacks its libraries only where it believes to run on Lambda.
  const before = process.env['AWS_EXECUTION_ENV'];
  process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs24.x';
  try {
    const { default: packed } = await import('@sparticuz/chromium');
    return await packed.executablePath();
  } finally {
    if (before === undefined) delete process.env['AWS_EXECUTION_ENV'];
    else process.env['AWS_EXECUTION_ENV'] = before;
  }
}

async function starts(file: string): Promise<boolean> {
  const { code } = await run(file, ['--version'], { output: 'collect' }).catch(() => ({ code: 1 }));
  return code === 0;
}

/**
 * A Chromium that runs here: an installed one, else Playwright's download, else Debian's package, else the one packed
 * for npm.
 */
export async function findChromium(): Promise<string | undefined> {
  for (const source of [async () => installedChromium(), downloaded, fromDebian, fromNpm]) {
    const file = await source().catch(() => undefined);
    if (file && (await starts(file))) return file;
  }
  return undefined;
}

/** Message when `findChromium` finds none. */
export const NO_CHROMIUM =
  'No Chromium was found and none could be installed: ' +
  'install Chromium or Chrome, or set RESONANZ_CHROMIUM to its path. ' +
  'The tests in a browser are skipped and count as failed.';
