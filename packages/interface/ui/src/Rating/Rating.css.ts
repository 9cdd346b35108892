import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inUi } from '../inUi.ts';

export const rating = style(
  inUi({
    font: vars.type.dense.font,
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[2],
    // As wide as stars and figures, so that a table makes room for them; where there is less, the figures go below.
    inlineSize: 'max-content',
    maxInlineSize: '100%',
    verticalAlign: 'middle',
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const stars = style(inUi({ display: 'inline-flex', flex: 'none', gap: '1px' }));
export const star = style(inUi({ display: 'grid', flex: 'none' }));
export const on = style(inUi({ color: vars.rating.on }));
export const off = style(inUi({ color: vars.rating.off }));
export const value = style(inUi({ fontWeight: 620 }));
export const count = style(inUi({ minInlineSize: 0, color: vars.text.muted, overflowWrap: 'anywhere' }));
