import { globalLayer } from '@vanilla-extract/css';
import names from '../layers.json' with { type: 'json' };

globalLayer('resonanz');

/** The name of a cascade layer. */
export type LayerName = 'reset' | 'tokens' | 'ui' | 'patterns' | 'widgets' | 'features';

/** The cascade layers in their order, the weakest first; every rule of the house lives in one of them. */
export const layer = Object.fromEntries(
  names.map((name) => [name, globalLayer({ parent: 'resonanz' }, name)]),
) as Readonly<Record<LayerName, string>>;
