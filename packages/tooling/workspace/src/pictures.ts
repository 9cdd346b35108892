import { join } from 'node:path';
import { root } from './root.ts';
import { bin, run } from './run.ts';

const FOLDER = 'packages/tooling/pictures';

/**
 * Compares named stories of the built Storybook with the stored pictures; a report with old, new and difference is
 * written for people.
 */
export const comparePictures = (
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  reporter = 'line,html',
) =>
  run(bin('playwright', FOLDER), ['test', `--reporter=${reporter}`, ...args], {
    cwd: join(root, FOLDER),
    env: { PLAYWRIGHT_HTML_OPEN: 'never', ...env },
  });
