import type { Plugin } from 'vite';

const NAME = /^\w+\.displayName = "[^"]*";$/gm;
const MADE = /^(const \w+ = )(React\$1\.(?:createContext|forwardRef|memo)\()/gm;

/** The code without the names that only developers see, by which a bundler takes a component for used. */
export function withoutNames(code: string): string {
  return code.replace(NAME, '').replace(MADE, '$1/* @__PURE__ */ $2');
}

/** Links, forms and loading of React Router that the product does not use fall away. */
export function namelessRouter(): Plugin {
  return {
    name: 'resonanz:nameless-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\/.*\.js$/ },
      handler: (code) => ({ code: withoutNames(code), map: null }),
    },
  };
}
