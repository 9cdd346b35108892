import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.ts';
import { media } from './media.ts';

type Rule = Omit<StyleRule, '@layer'>;

/** The words of a column's head that sort, as a button. The column that sorts has `aria-sort` on the element around it. */
export const sortButton = {
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
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.surface.pressed, color: vars.text.primary } } },
  },
  selectors: {
    '[aria-sort=ascending] > &, [aria-sort=descending] > &': { color: vars.text.primary },
    // The head is not high enough for the echo of the ring.
    '&:focus-visible': { outlineOffset: '0', boxShadow: 'none' },
  },
} satisfies Rule;

/**
 * The edge of a column's head, by which its width is changed: a hairline while the heads are pointed at, wide enough to
 * be grasped.
 *
 * @param heads selector of what holds all heads.
 * @param lastHead selector of the head at the end, whose edge may not hang over: it would scroll.
 */
export function columnEdge(heads: string, lastHead: string): Rule {
  return {
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
      [`${heads}:hover &::after`]: { background: vars.border.default },
      '&:hover::after, &:active::after': { background: vars.accent.line },
      '&:focus-visible': { outline: 'none', boxShadow: 'none' },
      '&:focus-visible::after': { insetBlock: '4px', background: vars.accent.focus },
      [`${lastHead} > &`]: { insetInlineEnd: 0, inlineSize: '12px' },
    },
  };
}
