import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
// Node reads this file while the packages are not built yet, so it takes the module itself.
import { compileMessages } from '../../../foundation/i18n/src/compile.ts';

/** The catalogues of a package: `messages/de.json`, `messages/en.json`, also one folder deeper. */
export const CATALOGUE_FILE = /[\\/]messages[\\/](?:[\w-]+[\\/])?(de|en)\.json$/;

/** Compiles the catalogues of a published package, so that who shows its texts needs no parser. */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    setup({ onLoad }) {
      onLoad({ filter: CATALOGUE_FILE }, async ({ path }) => {
        const catalogue = JSON.parse(await readFile(path, 'utf8')) as Record<string, string>;
        return { contents: JSON.stringify(compileMessages(catalogue)), loader: 'json' };
      });
    },
  };
}
