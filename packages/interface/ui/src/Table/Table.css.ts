import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { echoLine, visuallyHidden } from '@resonanz/tokens/mixins';
import { typography } from '@resonanz/tokens/typography';
import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { inUi } from '../inUi.ts';

const rowHeight = createVar();
const ground = createVar();
/** Space at the outer edges, so that a table at the page's edge keeps the page's gutter. */
const edge = createVar();

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

const cellEdges = {
  '&:first-child': { paddingInlineStart: edge },
  '&:last-child': { paddingInlineEnd: edge },
} as const;

export const head = style(
  inUi({
    ...typography('micro'),
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: `calc(${vars.z.sticky} + 1)`,
    paddingBlock: '4px',
    paddingInline: '10px',
    blockSize: '36px',
    borderBlockEnd: `1px solid ${vars.border.default}`,
    background: vars.surface.sunken,
    color: vars.text.secondary,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    hyphens: 'none',
    selectors: cellEdges,
  }),
);

export const cell = style(
  inUi({
    position: 'relative',
    blockSize: rowHeight,
    paddingBlock: '5px',
    paddingInline: '10px',
    borderBlockEnd: `1px solid ${vars.border.hairline}`,
    background: ground,
    fontWeight: 'inherit',
    textAlign: 'start',
    verticalAlign: 'middle',
    selectors: cellEdges,
  }),
);

export const align = styleVariants({
  start: {},
  end: inUi({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }),
  center: inUi({ textAlign: 'center' }),
});

export const tight = style(inUi({ paddingInline: '4px' }));
export const minimal = style(inUi({ inlineSize: '1%', whiteSpace: 'nowrap' }));

export const sticky = style(inUi({ position: 'sticky', zIndex: vars.z.sticky }));
export const stickyHead = style(inUi({ zIndex: `calc(${vars.z.sticky} + 2)` }));
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
  }),
);

export const row = style(
  inUi({
    vars: { [ground]: vars.surface.base },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not([data-selected])': { vars: { [ground]: vars.surface.hover } } } },
      [media.forcedColors]: { selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
    },
    selectors: { '&[data-selected]': { vars: { [ground]: vars.accent.tint } } },
  }),
);

/** The double line of a selected row; it needs a cell, because rows can't be positioned everywhere. */
export const selectedEdge = style(inUi({ '::before': echoLine() }));

export const sortButton = style(
  inUi({
    appearance: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: '28px',
    marginInline: '-6px',
    paddingBlock: 0,
    paddingInline: '6px',
    border: 0,
    borderRadius: vars.radius.chip,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontStretch: 'inherit',
    letterSpacing: 'inherit',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.surface.pressed, color: vars.text.primary } } } },
    selectors: {
      '[aria-sort=ascending] > &, [aria-sort=descending] > &': { color: vars.text.primary },
      '&:focus-visible': { outlineOffset: '0' },
    },
  }),
);
/** Before the words in columns aligned at the end, so that the words stay above the figures. */
export const sortMark = style(inUi({ display: 'grid', inlineSize: '13px', flex: 'none', opacity: 0 }));
export const sortMarkOn = style(inUi({ opacity: 1 }));
export const sortMarkFirst = style(inUi({ order: -1 }));
export const hiddenHead = style(inUi(visuallyHidden));

export const emptyCell = style(inUi({ padding: 0, background: vars.surface.base }));
/** Stays in sight while the table is scrolled sideways. */
export const emptyContent = style(inUi({ position: 'sticky', insetInlineStart: 0, inlineSize: 'fit-content', minInlineSize: '100%' }));

// Pinned to the start: below the rows it would give the box something to scroll.
export const status = style(inUi({ ...visuallyHidden, insetBlockStart: 0, insetInlineStart: 0 }));
