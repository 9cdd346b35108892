import type { Plugin } from 'vite';
// Vite reads this file while the packages are not built yet, so it takes the module itself.
import { vars } from '../../../foundation/tokens/src/contract.ts';

type Tree = string | { readonly [name: string]: Tree };

const NAME = /--rz-[\w-]+/g;

const namesBelow = (tree: Tree): readonly string[] =>
  typeof tree === 'string' ? (tree.match(NAME) ?? []) : Object.values(tree).flatMap(namesBelow);

/** Short names by those of the contract; in its order, so that every build gives the same. */
const short = new Map(namesBelow(vars as unknown as Tree).map((name, index) => [name, `--${index.toString(36)}`]));

/**
 * Gives the variables of the tokens short names: a shell is alone with its styles, and its first pages name them a
 * thousand times.
 */
export function shortTokens(): Plugin {
  return {
    name: 'resonanz:short-tokens',
    apply: 'build',
    transform: {
      filter: { code: '--rz-' },
      handler: (code) => ({ code: code.replaceAll(NAME, (name) => short.get(name) ?? name), map: null }),
    },
  };
}
