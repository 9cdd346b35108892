import { vars } from '@resonanz/tokens/contract';
import { style } from '@vanilla-extract/css';
import { inUi } from '../inUi.ts';

export const chips = style(inUi({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], minInlineSize: 0 }));
