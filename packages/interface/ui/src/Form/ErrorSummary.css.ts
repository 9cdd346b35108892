import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inUi } from '../inUi.ts';

export const errors = style(inUi({ display: 'grid', gap: vars.space[1], margin: 0, padding: 0, listStyle: 'none' }));
/** Lines are as high as the smallest target, so that neighbouring links aren't hit by mistake. */
export const error = style(
  inUi({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[4],
    minBlockSize: vars.size.targetMin,
  }),
);
export const link = style(inUi({ fontWeight: 620 }));
