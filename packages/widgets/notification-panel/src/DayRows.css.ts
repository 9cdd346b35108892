import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { layer } from '@resonanz/tokens/layers';
import { typography } from '@resonanz/tokens/typography';

export const rows = style({
  '@layer': {
    [layer.widgets]: { borderBlockStart: `1px solid ${vars.border.hairline}`, background: vars.surface.base },
  },
});
// Rows out of sight cost nothing to lay out; they are as high as when they were last seen.
globalStyle(`${rows} > li`, {
  '@layer': { [layer.widgets]: { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 84px' } },
});

/** Stands across the row that the day begins with, on ground of its own, so that the row's marks end below it. */
export const day = style({
  '@layer': {
    [layer.widgets]: {
      ...typography('label'),
      position: 'relative',
      zIndex: 2,
      gridColumn: '1 / -1',
      paddingBlock: '20px 8px',
      paddingInline: '18px',
      borderBlockEnd: `1px solid ${vars.border.hairline}`,
      background: vars.surface.base,
      color: vars.text.secondary,
    },
  },
});
