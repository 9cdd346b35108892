import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { visuallyHidden } from '@resonanz/tokens/mixins';
import { typography } from '@resonanz/tokens/typography';
import { inUi } from '../inUi.ts';

const rowHeight = createVar();
/** Width of the column with the actions, which the shade at the end stands beside. */
export const ACTION_SPACE = '--rz-table-actions';
/** Space at the outer edges, so that a table at the page's edge keeps the page's gutter. */
export const edge = createVar();

/** Scrolls both ways; the head stays on top, sticky columns stay at the start. */
export const scroller = style(
  inUi({
    position: 'relative',
    minInlineSize: 0,
    minBlockSize: 0,
    maxBlockSize: '100%',
    overflow: 'auto',
    scrollbarWidth: 'thin',
    selectors: { '&:focus-visible': { outlineOffset: '-2px', boxShadow: 'none' } },
  }),
);
export const growing = style(inUi({ flex: 1 }));
/** A long table needs an end of its own; what grows has one from its surroundings. */
export const bounded = style(inUi({ maxBlockSize: '80dvh' }));
/** Keeps cells that the keyboard reaches from under the head and the sticky columns. */
export const padded = style(inUi({ scrollPaddingBlock: '36px', overflowAnchor: 'none' }));

export const density = styleVariants({
  inherit: inUi({ vars: { [rowHeight]: vars.density.row } }),
  compact: inUi({ vars: { [rowHeight]: vars.size.rowCompact } }),
  comfortable: inUi({ vars: { [rowHeight]: vars.size.rowComfortable } }),
});

export const table = style(
  inUi({
    vars: { [edge]: '10px' },
    inlineSize: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    background: vars.surface.base,
    font: vars.density.font,
  }),
);
export const flush = style(
  inUi({
    vars: { [edge]: vars.layout.pageGutter },
  }),
);
export const caption = style(inUi(visuallyHidden));
export const shownCaption = style(
  inUi({ ...typography('subsection'), paddingBlock: vars.space[4], paddingInline: edge, textAlign: 'start' }),
);

/** Cells at the outer edges keep the space there. */
export const cellEdges = {
  '&:first-child': { paddingInlineStart: edge },
  '&:last-child': { paddingInlineEnd: edge },
} as const;

export const cell = style(
  inUi({
    blockSize: rowHeight,
    paddingBlock: '5px',
    paddingInline: '10px',
    borderBlockEnd: `1px solid ${vars.border.hairline}`,
    fontWeight: 'inherit',
    verticalAlign: 'middle',
    // A column without a width of its own is at least as wide as its longest word, also within what breaks words to be
    // narrower.
    overflowWrap: 'break-word',
    selectors: { ...cellEdges, '&:focus-visible': { outlineOffset: '-2px', boxShadow: 'none' } },
  }),
);

export const align = styleVariants({
  start: inUi({ textAlign: 'start' }),
  end: inUi({ textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
  center: inUi({ textAlign: 'center' }),
});

/** Rows of a table that fixes its columns stay on one line, so that all are of one height. */
export const clipped = style(inUi({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }));
/** What is cut off in the cell that has the focus, whole, below it. */
export const wholeText = style(
  inUi({
    ...typography('caption'),
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    maxInlineSize: 'min(420px, 90vw)',
    padding: '5px 9px',
    border: '1px solid transparent',
    borderRadius: '4px',
    background: vars.surface.inverse,
    color: vars.text.inverse,
    overflowWrap: 'anywhere',
  }),
);
/** All rows of a list are of one height, whatever stands in them. */
export const evenRow = styleVariants({ 1: {}, 2: inUi({ vars: { [rowHeight]: vars.size.rowComfortable } }) });
export const evenCell = style(inUi({ paddingBlock: 0 }));
/** Icons and switches bring their own space. */
export const tight = style(inUi({ paddingBlock: '3px', paddingInline: '4px' }));
// They leave room for a ring, but not for its echo.
globalStyle(`${tight} :focus-visible`, inUi({ boxShadow: 'none' }));

/** Only rows that answer have a ground of their own: browsers paint it once a cell. */
export const row = style(
  inUi({
    '@media': {
      [media.hover]: { selectors: { '&:hover:not([data-selected])': { background: vars.surface.hover } } },
    },
    selectors: { '&[data-selected]': { background: vars.accent.tint } },
  }),
);

/** At the very start; a column says where it begins. */
export const sticky = style(
  inUi({
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: vars.z.sticky,
    backgroundColor: vars.surface.base,
    selectors: { [`${row}[data-selected] > &`]: { backgroundColor: 'inherit' } },
    '@media': { [media.hover]: { selectors: { [`${row}:hover > &`]: { backgroundColor: 'inherit' } } } },
  }),
);

/** The column with the actions stays in sight at the end. */
export const stickyEnd = style(inUi({ insetInlineStart: 'auto', insetInlineEnd: 0 }));

/** Says at its edges that there is more to scroll to. */
export const frame = style(
  inUi({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    minBlockSize: 0,
    maxBlockSize: '100%',
    selectors: {
      '&[data-more-end]::after': {
        content: "''",
        position: 'absolute',
        zIndex: `calc(${vars.z.sticky} + 2)`,
        insetBlock: 0,
        insetInlineEnd: `var(${ACTION_SPACE})`,
        inlineSize: '14px',
        pointerEvents: 'none',
        backgroundImage: `linear-gradient(to left, ${vars.border.strong}, transparent)`,
        opacity: 0.6,
      },
    },
  }),
);

export const lastSticky = style(
  inUi({
    '::after': {
      content: "''",
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: '-1px',
      inlineSize: '1px',
      background: vars.border.hairline,
    },
    // A shadow is not cut off with the words.
    selectors: { [`${frame}[data-more-start] &`]: { boxShadow: `8px 0 8px -8px ${vars.border.strong}` } },
  }),
);

const { line, echo } = vars.accent;
/** The double line of a selected row, as a picture: it costs no layout when a thousand rows are selected. */
export const selectedEdge = style(
  inUi({
    backgroundImage: `linear-gradient(90deg, ${line} 3px, transparent 3px, transparent 5px, ${echo} 5px)`,
    backgroundRepeat: 'no-repeat',
    backgroundSize: '6px 100%',
    '@media': {
      // Pictures of colours are left out there, and an outline of the row would be covered by what is sticky.
      [media.forcedColors]: {
        borderInlineStart: '3px solid Highlight',
        selectors: { '&:first-child': { paddingInlineStart: `calc(${edge} - 3px)` } },
      },
    },
  }),
);
/** A hundred boxes that change at once don't fade. */
export const still = style(inUi({ selectors: { '&&': { transition: 'none' } } }));

export const emptyCell = style(inUi({ padding: 0 }));
/** Stays in sight while the table is scrolled sideways. */
export const emptyContent = style(
  inUi({ position: 'sticky', insetInlineStart: 0, inlineSize: 'fit-content', minInlineSize: '100%' }),
);

// Pinned to the start: below the rows it would give the box something to scroll.
export const status = style(inUi({ ...visuallyHidden, insetBlockStart: 0, insetInlineStart: 0 }));

/** How many cards are on their way. */
export const CARD_COUNT = '--rz-table-cards';
/** The table on phones. Until cards are there, it is about as high as they will be. */
export const cards = style(
  inUi({
    minInlineSize: 0,
    // What a small button answers to reaches beyond the window's edge by a pixel, which must not make the page scroll.
    overflowX: 'clip',
    selectors: { '&:empty': { blockSize: `calc(var(${CARD_COUNT}) * 140px)` } },
  }),
);
