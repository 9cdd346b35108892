import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { echoLine, visuallyHidden } from '@resonanz/tokens/mixins';
import { inUi } from '../inUi.ts';

const STEP = '1.25rem';
const CARET = '1.5rem';
const BOX = '18px';
// In the middle of the first line, also where words wrap.
const besideFirstLine = `calc((${vars.density.control} - 1lh) / 2)`;

export const scroller = style(
  inUi({
    position: 'relative',
    minInlineSize: 0,
    minBlockSize: 0,
    maxBlockSize: '100%',
    overflowY: 'auto',
    overflowAnchor: 'none',
    scrollbarWidth: 'thin',
  }),
);
export const growing = style(inUi({ flex: 1 }));
/** A long tree needs an end of its own; what grows has one from its surroundings. */
export const bounded = style(inUi({ maxBlockSize: '80dvh' }));
// Pinned to the start: below the rows it would give the box something to scroll.
export const status = style(inUi({ ...visuallyHidden, insetBlockStart: 0, insetInlineStart: 0 }));

export const row = style(
  inUi({
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    minBlockSize: vars.density.control,
    paddingInline: '8px',
    font: vars.density.font,
    color: vars.text.primary,
    cursor: 'default',
    selectors: {
      '&[aria-expanded]': { cursor: 'pointer' },
      '&[aria-selected=true]': { background: vars.accent.tint, color: vars.accent.ink, fontWeight: 620 },
      '&[aria-selected=true]::before': echoLine(),
      '&[aria-disabled=true]': { color: vars.text.disabled },
      '&:focus-visible': {
        outline: `${vars.focus.width} solid ${vars.accent.focus}`,
        outlineOffset: '-2px',
        boxShadow: 'none',
      },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not([aria-selected=true], [aria-disabled=true])': { background: vars.surface.hover } },
      },
      [media.forcedColors]: {
        selectors: {
          '&[aria-selected=true]::before': { borderColor: 'Highlight' },
          '&[aria-disabled=true]': { color: 'GrayText' },
        },
      },
    },
  }),
);
export const choosable = style(
  inUi({
    cursor: 'pointer',
    userSelect: 'none',
    selectors: { '&[aria-disabled=true], &[aria-disabled=true][aria-expanded]': { cursor: 'not-allowed' } },
  }),
);

/** Deep in the tree the words keep most of the row. */
export const guides = style(
  inUi({ display: 'flex', flex: 'none', alignSelf: 'stretch', maxInlineSize: '40%', overflow: 'hidden' }),
);
/** A line below the caret of each branch that the item is in. */
export const guide = style(
  inUi({
    flex: 'none',
    inlineSize: STEP,
    paddingInlineStart: `calc(${CARET} / 2)`,
    '::before': {
      content: "''",
      display: 'block',
      blockSize: '100%',
      borderInlineStart: `1px solid ${vars.border.default}`,
    },
  }),
);

export const caret = style(
  inUi({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: CARET,
    blockSize: vars.density.control,
    color: vars.text.muted,
    transition: `rotate ${vars.duration.fast} ${vars.easing.standard}`,
    selectors: {
      '&:dir(rtl)': { rotate: '180deg' },
      '[aria-expanded=true] > &': { rotate: '90deg' },
      // It opens a branch that can't be chosen.
      '[aria-expanded][aria-disabled=true] > &': { cursor: 'pointer' },
    },
    '@media': {
      [media.hover]: { selectors: { '[aria-expanded] > &:hover': { color: vars.text.primary } } },
    },
  }),
);

const drawnMark = { content: "''", inlineSize: '12px', blockSize: '12px', background: 'currentColor' } as const;

/** The box of a checkbox as a drawing: the row itself is what is checked. */
export const mark = style(
  inUi({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    boxSizing: 'border-box',
    inlineSize: BOX,
    blockSize: BOX,
    marginBlockStart: `calc((${vars.density.control} - ${BOX}) / 2)`,
    marginInlineEnd: vars.space[4],
    border: `${vars.line.hairline} solid ${vars.border.control}`,
    borderRadius: '4px',
    background: vars.surface.field,
    color: vars.accent.onSolid,
    transition: `background-color ${vars.duration.fast}, border-color ${vars.duration.fast}`,
    selectors: {
      ':hover > &': { borderColor: vars.border.strong },
      '&[data-mark=all], &[data-mark=some]': { background: vars.accent.solid, borderColor: vars.accent.solid },
      '&[data-mark=all]::before': {
        ...drawnMark,
        clipPath: 'polygon(9% 54%, 20% 43%, 39% 61%, 81% 19%, 92% 30%, 39% 84%)',
      },
      '&[data-mark=some]::before': { ...drawnMark, clipPath: 'inset(42% 10% round 1px)' },
      '[aria-disabled=true] > &&': {
        background: vars.surface.disabled,
        borderColor: vars.border.default,
        color: vars.text.disabled,
      },
    },
    '@media': {
      // Left to itself, the mark would take the colour of its ground.
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'Canvas',
        borderColor: 'CanvasText',
        selectors: {
          '&[data-mark=all], &[data-mark=some]': {
            background: 'Highlight',
            borderColor: 'Highlight',
            color: 'HighlightText',
          },
          '[aria-disabled=true] > &&': { background: 'Canvas', borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  }),
);

export const icon = style(
  inUi({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    blockSize: vars.density.control,
    marginInlineEnd: vars.space[3],
  }),
);
export const label = style(
  inUi({ flex: 1, minInlineSize: 0, paddingBlock: besideFirstLine, overflowWrap: 'break-word' }),
);
/** Rows of a long tree are of one height, so that those out of sight needn't be drawn. */
export const oneLine = style(inUi({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }));
export const end = style(
  inUi({
    display: 'grid',
    alignContent: 'center',
    flex: 'none',
    minBlockSize: vars.density.control,
    marginInlineStart: vars.space[4],
    color: vars.text.muted,
    fontWeight: 400,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '[aria-disabled=true] > &': { color: 'inherit' } },
  }),
);

export const message = style(
  inUi({ color: vars.text.muted, selectors: { '&&[aria-disabled=true]': { color: vars.text.muted } } }),
);
export const failed = style(inUi({ color: vars.status.red.ink, cursor: 'pointer' }));
export const retry = style(
  inUi({
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    gap: vars.space[2],
    paddingBlock: besideFirstLine,
    marginInlineStart: vars.space[4],
    color: vars.accent.ink,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  }),
);

export const placeholder = style(
  inUi({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: vars.density.control,
    paddingInline: `calc(8px + ${CARET}) 8px`,
  }),
);
