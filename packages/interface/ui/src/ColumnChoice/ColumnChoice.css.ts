import { vars } from '@resonanz/tokens/contract';
import { style } from '@vanilla-extract/css';
import { inUi } from '../inUi.ts';

export const panel = style(inUi({ minInlineSize: '12rem', maxInlineSize: '20rem' }));
export const columns = style(inUi({ display: 'grid', gap: vars.space[1], paddingBlock: vars.space[4], paddingInline: '12px' }));
export const foot = style(inUi({ padding: vars.space[3], borderBlockStart: `1px solid ${vars.border.default}` }));
