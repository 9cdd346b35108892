import '@resonanz/tokens/status';
import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { inUi } from '../inUi.ts';
import { rowHeight } from './DataGrid.css.ts';

/**
 * What a row stands on. A property, because pinned cells that inherit a background are computed again each time, and
 * ever more slowly.
 */
const ground = createVar();

export const row = style(
  inUi({
    vars: { [ground]: vars.surface.base },
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    display: 'grid',
    gridTemplateColumns: 'var(--grid-tracks)',
    inlineSize: '100%',
    blockSize: rowHeight,
    contain: 'layout style',
    background: ground,
    '@media': {
      [media.hover]: { selectors: { '&:hover:not([data-selected])': { vars: { [ground]: vars.surface.hover } } } },
    },
    selectors: {
      '&[data-selected]': { vars: { [ground]: vars.accent.tint } },
      // A field may lie over the next rows. The row says so itself: `:has()` would be asked for each cell that comes.
      '&[data-open]': { zIndex: 2 },
    },
  }),
);

const blockTop = createVar();
const blockBottom = createVar();
const blockStart = createVar();
const blockEnd = createVar();
const line = vars.accent.line;

export const cell = style(
  inUi({
    vars: { [blockTop]: '0px', [blockBottom]: '0px', [blockStart]: '0px', [blockEnd]: '0px' },
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    paddingInline: '10px',
    borderBlockEnd: `1px solid ${vars.border.hairline}`,
    cursor: 'default',
    userSelect: 'none',
    selectors: {
      // Where the user stands is to be seen after a click too.
      '&:focus, &:focus-visible': {
        outline: `${vars.focus.width} solid ${vars.accent.focus}`,
        outlineOffset: '-2px',
        boxShadow: 'none',
      },
    },
  }),
);

/**
 * Something hangs from the cell. Only then: a positioned element costs a browser more to paint and to find under the
 * pointer.
 */
export const anchor = style(inUi({ position: 'relative' }));
export const first = style(inUi({ paddingInlineStart: 'calc(10px + var(--grid-gutter))' }));
export const last = style(inUi({ paddingInlineEnd: 'calc(10px + var(--grid-gutter))' }));
export const align = styleVariants({
  start: inUi({ justifyContent: 'flex-start' }),
  end: inUi({ justifyContent: 'flex-end', textAlign: 'end', fontVariantNumeric: 'tabular-nums' }),
  center: inUi({ justifyContent: 'center', textAlign: 'center' }),
});

export const pinned = style(
  inUi({
    position: 'sticky',
    zIndex: 1,
    backgroundColor: ground,
    // A layer for each pinned cell is too much while rows come and go.
    selectors: {
      '[data-moving] > * > &': { position: 'relative', insetInlineStart: 'var(--grid-scrolled, 0px) !important' },
    },
  }),
);
export const lastPinned = style(
  inUi({
    '::after': {
      content: "''",
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      inlineSize: '1px',
      background: vars.border.hairline,
    },
  }),
);

const doubleLine = `${line} 3px, transparent 3px, transparent 5px, ${vars.accent.echo} 5px`;
/** The double line of a ticked row. */
export const selectedEdge = style(
  inUi({
    backgroundImage: `linear-gradient(90deg, ${doubleLine})`,
    backgroundRepeat: 'no-repeat',
    backgroundSize: '6px 100%',
    // Pictures of colours are left out there.
    '@media': { [media.forcedColors]: { borderInlineStart: '3px solid Highlight' } },
    selectors: {
      '&:dir(rtl)': {
        backgroundPosition: '100% 0',
        backgroundImage: `linear-gradient(270deg, ${doubleLine})`,
      },
    },
  }),
);

/** A cell of the block; its outer edges are shadows, which take no room. */
export const inBlock = style(
  inUi({
    backgroundColor: vars.accent.tintStrong,
    boxShadow: [
      `inset 0 ${blockTop} ${line}`,
      `inset 0 calc(-1 * ${blockBottom}) ${line}`,
      `inset ${blockStart} 0 ${line}`,
      `inset calc(-1 * ${blockEnd}) 0 ${line}`,
    ].join(', '),
    '@media': { [media.forcedColors]: { outline: '1px solid Highlight', outlineOffset: '-1px' } },
    selectors: {
      '&[data-edges~=top]': { vars: { [blockTop]: '1px' } },
      '&[data-edges~=bottom]': { vars: { [blockBottom]: '1px' } },
      '&[data-edges~=start]': { vars: { [blockStart]: '1px' } },
      '&[data-edges~=end]': { vars: { [blockEnd]: '1px' } },
      '&[data-edges~=start]:dir(rtl)': { vars: { [blockStart]: '-1px' } },
      '&[data-edges~=end]:dir(rtl)': { vars: { [blockEnd]: '-1px' } },
    },
  }),
);
/** What the fill handle is about to change. */
export const inFill = style(
  inUi({
    backgroundColor: vars.accent.tint,
    '@media': { [media.forcedColors]: { outline: '1px dashed Highlight', outlineOffset: '-1px' } },
  }),
);

/** The content of the cell, with a border that shows its save state. */
export const value = style(
  inUi({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'inherit',
    gap: vars.space[2],
    flex: '1 1 auto',
    minInlineSize: 0,
    minBlockSize: '28px',
    marginInline: '-6px',
    paddingInline: '5px',
    border: '1px solid transparent',
    borderRadius: '4px',
  }),
);
export const editable = style(
  inUi({
    cursor: 'text',
    '@media': {
      [media.hover]: { selectors: { '&:hover': { borderColor: vars.border.default, background: vars.surface.field } } },
      [media.coarse]: { borderColor: vars.border.hairline },
      [media.forcedColors]: { borderColor: 'GrayText' },
    },
  }),
);

const flash = keyframes({ from: { background: vars.status.blue.tint } });
export const state = styleVariants({
  saving: inUi({ color: vars.text.muted, cursor: 'progress' }),
  saved: inUi({ background: vars.status.green.tint }),
  savedEarlier: {},
  waiting: inUi({
    background: vars.status.yellow.tint,
    borderColor: vars.status.yellow.dot,
    color: vars.status.yellow.ink,
  }),
  rejected: inUi({ background: vars.status.red.tint, borderColor: vars.status.red.dot, color: vars.status.red.ink }),
  changed: inUi({
    background: vars.status.blue.tint,
    color: vars.status.blue.ink,
    animation: `${flash} ${vars.duration.base} ${vars.easing.enter}`,
    '@media': { [media.reducedMotion]: { animation: 'none' }, [media.forcedColors]: { borderColor: 'Highlight' } },
  }),
});

export const words = style(
  inUi({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);
/** A value that is only words, in the middle of its height. */
export const wordsAlone = style([words, inUi({ display: 'block', alignContent: 'center' })]);
export const unknown = style(inUi({ color: vars.text.muted }));
export const link = style(
  inUi({
    color: vars.accent.ink,
    textDecorationLine: 'underline',
    textUnderlineOffset: '2px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

/** Drags the block on; the keyboard has Ctrl+D. */
export const handle = style(
  inUi({
    position: 'absolute',
    insetBlockEnd: '-1px',
    insetInlineEnd: '-1px',
    zIndex: 2,
    inlineSize: '9px',
    blockSize: '9px',
    border: `1px solid ${vars.surface.base}`,
    background: vars.accent.line,
    cursor: 'ns-resize',
    touchAction: 'none',
    // The target is larger than the drawing, but leaves the cell its middle.
    '::after': { content: "''", position: 'absolute', inset: '-6px -5px -6px -8px' },
    '@media': { [media.coarse]: { display: 'none' }, [media.forcedColors]: { background: 'Highlight' } },
  }),
);
