import type { Plugin } from 'esbuild';
import { NO_PARSER } from './noParser.ts';

/** Gives formatjs's own modules the variant without the parser; what our modules import stays a dependency. */
export function withoutParser(): Plugin {
  return {
    name: 'without-parser',
    setup({ onResolve }) {
      onResolve({ filter: /^@formatjs\/icu-messageformat-parser$/ }, ({ importer }) =>
        importer.includes('node_modules')
          ? { path: NO_PARSER }
          : { path: '@formatjs/icu-messageformat-parser', external: true },
      );
    },
  };
}
