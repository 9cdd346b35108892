import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { inPatterns } from '../inPatterns.ts';

/** What does not fit is scrolled to, down and to the side; the page stays. */
export const scroller = style(
  inPatterns({
    flex: 1,
    minBlockSize: 0,
    minInlineSize: 0,
    overflow: 'auto',
    selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.focus.width})`, boxShadow: 'none' } },
  }),
);

/** Columns beside each other in one line, in their order; on a phone below each other. */
export const board = style(
  inPatterns({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(240px, 1fr)',
    inlineSize: 'min-content',
    minInlineSize: '100%',
    // The columns reach the foot of the window, so that a card can be dropped anywhere below a head.
    minBlockSize: '100%',
    gap: vars.space[6],
    padding: `${vars.space[6]} ${vars.space[8]}`,
    '@media': {
      [media.phone]: {
        gridAutoFlow: 'row',
        gridAutoColumns: 'minmax(0, 1fr)',
        inlineSize: 'auto',
        minBlockSize: 0,
        padding: vars.space[5],
      },
    },
  }),
);
export const column = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    alignContent: 'start',
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
export const head = style(
  inPatterns({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: vars.space[3] }),
);
export const sum = style(inPatterns({ marginInlineStart: 'auto' }));
export const cards = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);
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
export const words = style(
  inPatterns({ display: 'grid', gap: vars.space[3], minInlineSize: 0, overflowWrap: 'anywhere' }),
);
