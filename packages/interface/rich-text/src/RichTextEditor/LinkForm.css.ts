import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';

export const panel = style(inLayer('ui')({ display: 'grid', gap: vars.space[5], padding: vars.space[5] }));
