import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { focusRing, pageInset } from '@resonanz/tokens/mixins';
import { inFeatures } from '../inFeatures.ts';

export const gallery = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[5],
    paddingBlock: vars.space[4],
    ...pageInset,
  }),
);

export const tiles = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))',
    gap: vars.space[5],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const tile = style(
  inFeatures({ display: 'grid', justifyItems: 'start', gap: vars.space[2], overflowWrap: 'anywhere' }),
);

export const frame = style(
  inFeatures({
    position: 'relative',
    inlineSize: '100%',
    aspectRatio: '4 / 3',
    padding: 0,
    overflow: 'hidden',
    border: `1px solid ${vars.border.default}`,
    background: vars.surface.sunken,
    cursor: 'pointer',
    selectors: { '&:focus-visible': focusRing },
  }),
);

export const picture = style(inFeatures({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }));

export const play = style(
  inFeatures({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    margin: 'auto',
    inlineSize: '36px',
    blockSize: '36px',
    background: vars.surface.base,
    color: vars.text.primary,
  }),
);
