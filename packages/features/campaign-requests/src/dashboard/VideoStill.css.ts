import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { typography } from '@resonanz/tokens/typography';

const inFeatures = inLayer('features');

export const row = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space[5],
    paddingBlock: vars.space[4],
  }),
);

export const words = style(
  inFeatures({ display: 'grid', alignContent: 'center', justifyItems: 'start', gap: vars.space[4] }),
);

/** Dark as the bars beside a film are, in either theme. */
export const still = style(
  inFeatures({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '96px',
    blockSize: '128px',
    overflow: 'hidden',
    borderRadius: vars.radius.control,
    background: '#000',
    color: '#fff',
  }),
);

export const picture = style(
  inFeatures({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'contain' }),
);

export const play = style(
  inFeatures({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '40px',
    blockSize: '40px',
    borderRadius: vars.radius.round,
    background: 'rgb(0 0 0 / 0.64)',
  }),
);

export const length = style(
  inFeatures({
    ...typography('caption'),
    position: 'absolute',
    insetBlockEnd: vars.space[2],
    insetInlineEnd: vars.space[2],
    paddingInline: vars.space[2],
    borderRadius: vars.radius.control,
    background: 'rgb(0 0 0 / 0.72)',
    fontVariantNumeric: 'tabular-nums',
  }),
);
