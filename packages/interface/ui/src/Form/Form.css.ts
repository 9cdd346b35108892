import { style } from '@vanilla-extract/css';
import { inUi } from '../inUi.ts';

export const form = style(inUi({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));
