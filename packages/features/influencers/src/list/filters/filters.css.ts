import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inFeatures } from '../../inFeatures.ts';

export const group = style(inFeatures({ display: 'grid', gap: vars.space[3] }));
/** A choice, and beside it how much of it. */
export const share = style(
  inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 84px', alignItems: 'end', gap: vars.space[4] }),
);

export const followers = style(inFeatures({ display: 'grid', gap: vars.space[4] }));
export const slider = style(inFeatures({ paddingInline: '9px' }));
