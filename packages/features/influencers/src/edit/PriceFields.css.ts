import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inFeatures } from '../inFeatures.ts';

export const prices = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[6],
    minInlineSize: 0,
    border: 0,
    padding: 0,
  }),
);

export const legend = style(inFeatures({ font: vars.type.denseStrong.font, paddingBlockEnd: vars.space[4] }));

export const price = style(
  inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end', gap: vars.space[4] }),
);
