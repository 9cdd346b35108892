import '@resonanz/tokens/headings';
import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { focusRing } from '@resonanz/tokens/mixins';
import { typography } from '@resonanz/tokens/typography';
import { inFeatures } from '../inFeatures.ts';

export const media = style(inFeatures({ display: 'grid', gap: vars.space[5] }));
export const pictures = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: vars.space[3],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);
/** The example stands large before the others. */
export const place = style(inFeatures({ selectors: { '&:first-child': { gridColumn: 'span 2', gridRow: 'span 2' } } }));
export const tile = style(
  inFeatures({
    display: 'block',
    inlineSize: '100%',
    aspectRatio: '1 / 1',
    padding: 0,
    overflow: 'hidden',
    border: 0,
    borderRadius: vars.radius.control,
    background: vars.surface.sunken,
    cursor: 'zoom-in',
    selectors: { '&:focus-visible': focusRing },
  }),
);
export const image = style(inFeatures({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }));
export const blank = style(
  inFeatures({
    ...typography('title'),
    display: 'grid',
    placeItems: 'center',
    blockSize: '160px',
    borderRadius: vars.radius.control,
    color: vars.accent.ink,
    background: vars.accent.tintStrong,
  }),
);
