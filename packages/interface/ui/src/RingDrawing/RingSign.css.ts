import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inUi } from '../inUi.ts';

export const sign = style(inUi({ color: vars.accent.line, fill: 'none', stroke: 'currentColor' }));
