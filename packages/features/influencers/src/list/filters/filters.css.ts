import { vars } from '@resonanz/tokens/contract';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../inFeatures.ts';

export const group = style(inFeatures({ display: 'grid', gap: vars.space[3] }));
export const range = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space[4],
    color: vars.text.muted,
  }),
);
/** A choice, and beside it how much of it. */
export const share = style(
  inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 84px', alignItems: 'end', gap: vars.space[4] }),
);
