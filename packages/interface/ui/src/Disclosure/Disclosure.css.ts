import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';
import { inUi } from '../inUi.ts';

export const disclosure = style(inUi({ minInlineSize: 0 }));
export const group = style(inUi({ borderBlockStart: `1px solid ${vars.border.hairline}` }));
export const ruled = style(inUi({ borderBlockEnd: `1px solid ${vars.border.hairline}` }));

export const head = style(inUi({ display: 'flex', alignItems: 'center', gap: vars.space[4] }));
export const heading = style(inUi({ flex: 1, minInlineSize: 0 }));

export const trigger = style(
  inUi({
    ...typography('label'),
    appearance: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    inlineSize: '100%',
    minBlockSize: vars.density.control,
    paddingBlock: vars.space[3],
    paddingInline: 0,
    border: 0,
    borderRadius: vars.radius.chip,
    background: 'none',
    color: vars.text.primary,
    textAlign: 'start',
    cursor: 'pointer',
    '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled)': { color: vars.accent.ink } } } },
    selectors: {
      '&:disabled': { color: vars.text.disabled, cursor: 'not-allowed' },
      '&[data-focus-visible]': { outlineOffset: '-2px' },
    },
  }),
);
export const words = style(inUi({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));
export const caret = style(
  inUi({
    flex: 'none',
    transition: `rotate ${vars.duration.base} ${vars.easing.standard}`,
    selectors: { '[aria-expanded=true] > &': { rotate: '180deg' } },
  }),
);
export const panel = style(inUi({ minInlineSize: 0 }));
export const inside = style(inUi({ paddingBlock: `${vars.space[2]} ${vars.space[5]}` }));
