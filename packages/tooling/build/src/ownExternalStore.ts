import type { Plugin } from 'vite';

const OWN = '\0resonanz:use-sync-external-store';

/** React has `useSyncExternalStore` since 18; the stand-in for older ones, which react-aria brings, falls away. */
export function ownExternalStore(): Plugin {
  return {
    name: 'resonanz:own-external-store',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^use-sync-external-store\/shim(\/index\.js)?$/ },
      handler: () => OWN,
    },
    load: {
      filter: { id: /^\0resonanz:use-sync-external-store$/ },
      handler: () => "export { useSyncExternalStore } from 'react';",
    },
  };
}
