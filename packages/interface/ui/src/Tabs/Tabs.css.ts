import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';
import { inUi } from '../inUi.ts';
import { ARROW_ROOM } from './arrowRoom.ts';

export const tabs = style(inUi({ display: 'flex', flexDirection: 'column', minInlineSize: 0, minBlockSize: 0 }));
export const growing = style(inUi({ flex: 1 }));

export const bar = style(
  inUi({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[5],
    flex: 'none',
    borderBlockEnd: `1px solid ${vars.border.default}`,
    '@media': { [media.phone]: { flexWrap: 'wrap' } },
  }),
);
export const gutter = style(
  inUi({
    paddingInline: vars.layout.pageGutter,
    '@media': { [media.phone]: { paddingInline: vars.layout.pageGutterPhone } },
  }),
);

export const row = style(
  inUi({
    position: 'relative',
    flex: 1,
    minInlineSize: 0,
    marginBlockEnd: '-1px',
    '@media': { [media.phone]: { flexBasis: '100%' } },
  }),
);
export const gutterRow = style(inUi({ marginInlineStart: '-12px' }));

const fadeStart = createVar();
const fadeEnd = createVar();

export const list = style(
  inUi({
    vars: { [fadeStart]: '0px', [fadeEnd]: '0px' },
    display: 'flex',
    gap: vars.space[2],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    scrollPaddingInline: `${ARROW_ROOM}px`,
    scrollBehavior: 'smooth',
    '@media': { [media.reducedMotion]: { scrollBehavior: 'auto' } },
  }),
);

// Half of the arrow's room is empty, so that no word shines through it.
const fade = `linear-gradient(${[
  'to right',
  `transparent calc(${fadeStart} / 2)`,
  `#000 ${fadeStart}`,
  `#000 calc(100% - ${fadeEnd})`,
  `transparent calc(100% - ${fadeEnd} / 2)`,
].join(', ')})`;
const room = `${ARROW_ROOM + 12}px`;
export const moreAtStart = style(
  inUi({
    maskImage: fade,
    vars: { [fadeStart]: room },
    selectors: { '&:dir(rtl)': { vars: { [fadeStart]: '0px', [fadeEnd]: room } } },
  }),
);
export const moreAtEnd = style(
  inUi({
    maskImage: fade,
    vars: { [fadeEnd]: room },
    selectors: { '&:dir(rtl)': { vars: { [fadeEnd]: '0px', [fadeStart]: room } } },
  }),
);

export const arrow = style(
  inUi({
    appearance: 'none',
    position: 'absolute',
    insetBlock: '0 1px',
    display: 'grid',
    alignItems: 'center',
    inlineSize: `${ARROW_ROOM}px`,
    paddingInline: '8px',
    border: 0,
    background: 'none',
    color: vars.text.secondary,
    cursor: 'pointer',
    '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.text.primary } } } },
    selectors: { '&:dir(rtl)': { scale: '-1 1' } },
  }),
);
export const arrowAt = styleVariants({
  start: inUi({ insetInlineStart: 0, justifyItems: 'start' }),
  end: inUi({ insetInlineEnd: 0, justifyItems: 'end' }),
});

export const end = style(
  inUi({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    flex: 'none',
    paddingBlock: '5px',
    '@media': { [media.phone]: { flex: '1 1 100%' } },
  }),
);

const line = {
  content: "''",
  position: 'absolute',
  insetInline: '8px',
  insetBlockEnd: 0,
  pointerEvents: 'none',
} as const;

export const tab = style(
  inUi({
    ...typography('label'),
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '7px',
    flex: 'none',
    minBlockSize: '42px',
    maxInlineSize: `min(20rem, 100% - ${ARROW_ROOM}px)`,
    paddingBlock: '6px 10px',
    paddingInline: '12px',
    color: vars.text.secondary,
    cursor: 'pointer',
    outline: 'none',
    boxShadow: 'none',
    selectors: {
      '&[data-hovered]': { color: vars.text.primary },
      '&[data-hovered]::after': { ...line, borderBlockEnd: `1px solid ${vars.border.control}`, insetBlockEnd: '4px' },
      '&[data-selected]': { color: vars.accent.ink },
      // The echo lies flat here: 2 px line, 2 px gap, 1 px echo.
      '&[data-selected]::after': {
        ...line,
        blockSize: '5px',
        borderBlockStart: `2px solid ${vars.accent.line}`,
        borderBlockEnd: `1px solid ${vars.accent.echo}`,
      },
      '&[data-focus-visible]': {
        outline: `${vars.focus.width} solid ${vars.accent.focus}`,
        outlineOffset: '-4px',
        borderRadius: vars.radius.panel,
      },
      '&[data-disabled]': { color: vars.text.disabled, cursor: 'not-allowed' },
      '&[data-disabled]::after': { content: 'none' },
    },
    '@media': {
      [media.phone]: { minBlockSize: '48px' },
      [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
    },
  }),
);
export const words = style(inUi({ minInlineSize: 0, overflowWrap: 'break-word' }));

export const panel = style(
  inUi({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minBlockSize: 0,
    minInlineSize: 0,
    selectors: {
      '&[data-inert]': { display: 'none' },
      '&[data-focus-visible]': { outlineOffset: '-2px', boxShadow: 'none' },
    },
  }),
);
export const spaced = style(inUi({ paddingBlockStart: vars.space[6] }));
