import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inFeatures } from '../inFeatures.ts';

export const reasons = style(
  inFeatures({ display: 'grid', gap: vars.space[2], paddingInlineStart: vars.space[6], listStyle: 'disc' }),
);
