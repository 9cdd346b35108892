import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inUi } from '../inUi.ts';

export const panel = style(inUi({ minInlineSize: '12rem', maxInlineSize: '20rem' }));
/** Scrolls, so that the foot stays in sight. */
export const columns = style(
  inUi({
    display: 'grid',
    maxBlockSize: 'min(20rem, 50dvh)',
    overflow: 'auto',
    gap: vars.space[1],
    paddingBlock: vars.space[4],
    paddingInline: '12px',
  }),
);
export const foot = style(inUi({ padding: vars.space[3], borderBlockStart: `1px solid ${vars.border.default}` }));
