import '@resonanz/tokens/status';
import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { focusEdge } from '@resonanz/tokens/mixins';
import { inUi } from '../inUi.ts';

const frame = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  inlineSize: 'calc(100% + 12px)',
  minBlockSize: '28px',
  marginBlock: '-2px',
  marginInline: '-6px',
  paddingBlock: '2px',
  paddingInline: '6px',
  border: '1px solid transparent',
  borderRadius: '4px',
} as const;

/** A value that can be edited shows its edge under the pointer and with the focus. */
export const value = style(
  inUi({
    ...frame,
    appearance: 'none',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontVariantNumeric: 'inherit',
    textAlign: 'inherit',
    cursor: 'text',
    '@media': {
      [media.hover]: { selectors: { '&:hover': { borderColor: vars.border.default, background: vars.surface.field } } },
      [media.phone]: { minBlockSize: vars.size.targetTouch, borderColor: vars.border.default },
      [media.forcedColors]: { borderColor: 'GrayText' },
    },
    selectors: { '&:focus-visible': { outlineOffset: '-2px', boxShadow: 'none' } },
  }),
);
export const align = styleVariants({
  start: {},
  end: inUi({ justifyContent: 'flex-end' }),
  center: inUi({ justifyContent: 'center' }),
});

export const state = styleVariants({
  editing: {},
  pending: inUi({ cursor: 'progress' }),
  saved: inUi({ background: vars.status.green.tint, transition: `background-color ${vars.duration.fast}` }),
  rejected: inUi({ background: vars.status.red.tint, borderColor: vars.status.red.dot, color: vars.status.red.ink }),
});

export const words = style(inUi({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' }));

export const editor = style(
  inUi({
    ...frame,
    borderColor: vars.accent.focus,
    background: vars.surface.field,
    color: vars.text.primary,
    selectors: {
      '&:has(input:focus-visible)': focusEdge,
      // The list brings a frame of its own.
      '&:has(button)': { padding: 0, borderColor: 'transparent', background: 'none' },
    },
  }),
);
export const input = style(
  inUi({
    appearance: 'none',
    flex: '1 1 0',
    inlineSize: '100%',
    minInlineSize: '4rem',
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
  }),
);
export const number = style(inUi({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }));
export const unit = style(inUi({ color: vars.text.muted, whiteSpace: 'nowrap' }));
export const select = style(inUi({ flex: 1, minInlineSize: '9rem' }));
