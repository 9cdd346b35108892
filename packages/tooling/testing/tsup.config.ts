import { definePackage } from '@resonanz/build/definePackage';

export default {
  ...definePackage(),
  // Node wants to be told that the contract's document is JSON; every browser that runs tests understands it.
  esbuildOptions: (options: { supported?: Record<string, boolean> }) => {
    options.supported = { ...options.supported, 'import-attributes': true };
  },
};
