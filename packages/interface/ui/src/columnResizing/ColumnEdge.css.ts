import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { style } from '@vanilla-extract/css';
import { inUi } from '../inUi.ts';

/** A hairline while the head is pointed at, wide enough to be grasped. */
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
      'thead:hover &::after': { background: vars.border.default },
      '&:hover::after, &:active::after': { background: vars.accent.line },
      '&:focus-visible': { outline: 'none', boxShadow: 'none' },
      '&:focus-visible::after': { insetBlock: '4px', background: vars.accent.focus },
      // Nothing may hang over the end of the table: it would scroll.
      'th:last-child > &': { insetInlineEnd: 0, inlineSize: '12px' },
    },
  }),
);
