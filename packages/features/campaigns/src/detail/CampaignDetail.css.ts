import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../inFeatures.ts';

/** Search, filter and columns beside each other; on a phone the search has a line of its own. */
export const tools = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 200px) auto auto',
    alignItems: 'center',
    gap: vars.space[4],
    '@media': { [media.phone]: { gridTemplateColumns: 'auto 1fr' } },
  }),
);
export const search = style(inFeatures({ '@media': { [media.phone]: { gridColumn: '1 / -1' } } }));

/** In a low window the page scrolls; the grid keeps its height. */
export const grid = style(inFeatures({ flex: 'none', minInlineSize: 0 }));
