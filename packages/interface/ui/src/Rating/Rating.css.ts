import { vars } from '@resonanz/tokens/contract';
import { style } from '@vanilla-extract/css';
import { inUi } from '../inUi.ts';

export const rating = style(
  inUi({
    font: vars.type.dense.font,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    verticalAlign: 'middle',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const stars = style(inUi({ display: 'inline-flex', flex: 'none', gap: '1px' }));
export const star = style(inUi({ display: 'grid', flex: 'none' }));
export const on = style(inUi({ color: vars.rating.on }));
export const off = style(inUi({ color: vars.rating.off }));
export const value = style(inUi({ fontWeight: 620 }));
export const count = style(inUi({ color: vars.text.muted }));
