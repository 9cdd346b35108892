import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { columnsFrom } from '@resonanz/tokens/mixins';

const inWidgets = inLayer('widgets');

export const grid = style(
  inWidgets({
    display: 'grid',
    gridTemplateColumns: columnsFrom('280px'),
    gap: vars.space[6],
  }),
);

// Cards out of sight are neither laid out nor painted; until then they count as high as a usual one.
export const item = style(
  inWidgets({ minInlineSize: 0, contentVisibility: 'auto', containIntrinsicSize: 'auto 240px' }),
);

export const lines = style(inWidgets({ display: 'grid', gap: vars.space[4], gridColumn: '2 / -1' }));

export const end = style(inWidgets({ blockSize: '1px' }));
