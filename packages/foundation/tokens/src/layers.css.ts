import { globalLayer } from '@vanilla-extract/css';

globalLayer('resonanz');

/** The cascade layers in their order; every rule of the house lives in one of them. */
export const layer = {
  reset: globalLayer({ parent: 'resonanz' }, 'reset'),
  tokens: globalLayer({ parent: 'resonanz' }, 'tokens'),
  ui: globalLayer({ parent: 'resonanz' }, 'ui'),
  patterns: globalLayer({ parent: 'resonanz' }, 'patterns'),
  widgets: globalLayer({ parent: 'resonanz' }, 'widgets'),
  features: globalLayer({ parent: 'resonanz' }, 'features'),
} as const;
