import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';
import { inUi } from '../inUi.ts';

export const bar = style(
  inUi({
    ...typography('dense'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 16px',
    paddingBlock: '10px',
    color: vars.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const gutter = style(
  inUi({
    paddingInline: vars.layout.pageGutter,
    '@media': { [media.phone]: { paddingInline: vars.layout.pageGutterPhone } },
  }),
);
export const summary = style(inUi({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' }));
export const size = style(
  inUi({ display: 'flex', alignItems: 'center', gap: vars.space[3], '@media': { [media.phone]: { display: 'none' } } }),
);
export const sizeLabel = style(inUi({ color: vars.text.muted, whiteSpace: 'nowrap' }));
export const sizeField = style(inUi({ inlineSize: '4.75rem' }));
export const pages = style(inUi({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] }));

export const page = style(
  inUi({
    appearance: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    minInlineSize: '1.875rem',
    minBlockSize: '1.875rem',
    paddingBlock: 0,
    paddingInline: '6px',
    border: 0,
    borderRadius: '4px',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    selectors: {
      '&[aria-current]': {
        background: vars.accent.tint,
        color: vars.accent.ink,
        fontWeight: 620,
        boxShadow: `inset 0 -2px 0 ${vars.accent.line}`,
      },
      '&[aria-disabled]': { color: vars.text.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not([aria-disabled], [aria-current])': {
            background: vars.surface.pressed,
            color: vars.text.primary,
          },
        },
      },
      [media.phone]: { minInlineSize: vars.size.targetTouch, minBlockSize: vars.size.targetTouch },
      [media.forcedColors]: {
        selectors: { '&[aria-current]': { outline: '2px solid Highlight' }, '&[aria-disabled]': { color: 'GrayText' } },
      },
    },
  }),
);
export const gap = style(inUi({ inlineSize: '20px', textAlign: 'center' }));
/** Left out on phones: only the page, its neighbours and the arrows have room there. */
export const roomy = style(inUi({ '@media': { [media.phone]: { display: 'none' } } }));
