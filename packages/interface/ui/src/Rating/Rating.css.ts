import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { layer } from '@resonanz/tokens/layers';

export const rating = style({
  '@layer': {
    [layer.ui]: {
      font: vars.type.dense.font,
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space[2],
      verticalAlign: 'middle',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

export const stars = style({ '@layer': { [layer.ui]: { display: 'inline-flex', gap: '1px' } } });
export const on = style({ '@layer': { [layer.ui]: { color: vars.rating.on } } });
export const off = style({ '@layer': { [layer.ui]: { color: vars.rating.off } } });
export const value = style({ '@layer': { [layer.ui]: { fontWeight: 620 } } });
export const count = style({ '@layer': { [layer.ui]: { color: vars.text.muted } } });
