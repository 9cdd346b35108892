import { style } from '@vanilla-extract/css';
import { inUi } from '../inUi.ts';

export const spread = style(inUi({ display: 'flex', justifyContent: 'space-between', minInlineSize: 0 }));
