import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { visuallyHidden } from '@resonanz/tokens/mixins';
import { typography } from '@resonanz/tokens/typography';
import { style, styleVariants } from '@vanilla-extract/css';
import { inUi } from '../inUi.ts';

export const head = style(
  inUi({
    ...typography('micro'),
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    blockSize: '36px',
    paddingInline: '10px',
    borderBlockEnd: `1px solid ${vars.border.default}`,
    background: vars.surface.sunken,
    color: vars.text.secondary,
    whiteSpace: 'nowrap',
    selectors: {
      '&:first-child': { paddingInlineStart: 'calc(10px + var(--grid-gutter))' },
      '&:last-child': { paddingInlineEnd: 'calc(10px + var(--grid-gutter))' },
      '&:focus-visible': { outlineOffset: '-2px', boxShadow: 'none' },
    },
  }),
);
/** The line also covers the track that takes what is left over. */
export const line = style(inUi({ background: vars.surface.sunken, borderBlockEnd: 'none' }));
export const align = styleVariants({
  start: inUi({ justifyContent: 'flex-start' }),
  end: inUi({ justifyContent: 'flex-end' }),
  center: inUi({ justifyContent: 'center' }),
});
export const pinned = style(inUi({ position: 'sticky', zIndex: 2 }));
export const words = style(inUi({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' }));
export const hidden = style(inUi(visuallyHidden));

export const sortButton = style(
  inUi({
    appearance: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minInlineSize: 0,
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
    '@media': {
      [media.hover]: { selectors: { '&:hover': { background: vars.surface.pressed, color: vars.text.primary } } },
      [media.phone]: { minBlockSize: '36px' },
    },
    selectors: {
      '[aria-sort=ascending] > &, [aria-sort=descending] > &': { color: vars.text.primary },
      '&:focus-visible': { outlineOffset: '0' },
    },
  }),
);
/** Before the words in columns aligned at the end, so that the words stay above the figures. */
export const sortMark = style(inUi({ display: 'grid', inlineSize: '13px', flex: 'none' }));
export const sortMarkOff = style(inUi({ opacity: 0 }));
export const sortMarkFirst = style(inUi({ order: -1 }));

/** The edge of a head: a hairline while the head is pointed at, wide enough to be grasped. */
export const edge = style(
  inUi({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: '-12px',
    zIndex: 1,
    inlineSize: vars.size.targetMin,
    cursor: 'col-resize',
    touchAction: 'none',
    userSelect: 'none',
    '::after': {
      content: "''",
      position: 'absolute',
      insetBlock: '8px',
      insetInlineStart: '11px',
      inlineSize: '2px',
      background: 'transparent',
    },
    '@media': { [media.forcedColors]: { '::after': { background: 'GrayText' } } },
    selectors: {
      '[data-grid-head]:hover &::after': { background: vars.border.default },
      '&:hover::after, &:active::after': { background: vars.accent.line },
      '&:focus-visible': { outline: 'none', boxShadow: 'none' },
      '&:focus-visible::after': { insetBlock: '4px', background: vars.accent.focus },
      // Nothing may hang over the end of the grid: it would scroll.
      '[role=columnheader]:last-child > &': { insetInlineEnd: 0, inlineSize: '12px' },
    },
  }),
);
