import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { columnsFrom } from '@resonanz/tokens/mixins';
import { style } from '@vanilla-extract/css';
import { inPatterns } from '../inPatterns.ts';

/** Columns beside each other, as many in a line as there is room for; on a phone below each other. In a `ListFrame` it scrolls within. */
export const board = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: columnsFrom('240px'),
    flex: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    alignItems: 'start',
    alignContent: 'start',
    gap: vars.space[6],
    padding: `${vars.space[6]} ${vars.space[8]}`,
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: vars.space[5] } },
  }),
);
export const column = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    minInlineSize: 0,
    padding: vars.space[5],
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.radius.control,
    color: vars.text.primary,
    selectors: {
      '&[data-takes]': { borderStyle: 'dashed' },
      '&[data-over]': { borderColor: vars.text.primary },
    },
  }),
);
export const head = style(inPatterns({ display: 'flex', alignItems: 'baseline', gap: vars.space[3] }));
export const cards = style(inPatterns({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4], margin: 0, padding: 0, listStyle: 'none' }));
export const card = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: vars.space[3],
    padding: vars.space[5],
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.radius.control,
    background: vars.surface.base,
    selectors: { '&[draggable=true]': { cursor: 'grab' } },
  }),
);
export const words = style(inPatterns({ display: 'grid', gap: vars.space[3], minInlineSize: 0, overflowWrap: 'anywhere' }));
