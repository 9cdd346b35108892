import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inFeatures } from '../inFeatures.ts';

export const followers = style(inFeatures({ display: 'grid', gap: vars.space[4] }));
export const slider = style(inFeatures({ paddingInline: '9px' }));
