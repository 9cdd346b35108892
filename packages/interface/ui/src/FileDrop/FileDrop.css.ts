import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { focusRing, visuallyHidden } from '@resonanz/tokens/mixins';
import { inUi } from '../inUi.ts';

export const zone = style(
  inUi({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[5],
    padding: `${vars.space[5]} ${vars.space[6]}`,
    border: `${vars.line.hairline} dashed ${vars.border.control}`,
    borderRadius: vars.radius.control,
    background: vars.surface.sunken,
    font: vars.density.font,
    transition: `background-color ${vars.duration.fast}, border-color ${vars.duration.fast}`,
    selectors: {
      '&:active:not([data-disabled], [data-invalid])': { background: vars.surface.pressed },
      '&[data-drop-target]': { background: vars.accent.tint, borderColor: vars.accent.line, borderStyle: 'solid' },
      '&[data-invalid]': {
        borderColor: vars.status.red.dot,
        borderStyle: 'solid',
        boxShadow: `inset 0 0 0 1px ${vars.status.red.dot}`,
      },
      '&[data-disabled]': {
        background: vars.surface.disabled,
        borderColor: vars.border.default,
        color: vars.text.disabled,
      },
      '&:has(input:focus-visible)': focusRing,
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not([data-disabled], [data-invalid], [data-drop-target], :active)': {
            borderColor: vars.border.strong,
            background: vars.surface.hover,
          },
        },
      },
      [media.forcedColors]: {
        selectors: {
          '&[data-drop-target]': { borderColor: 'Highlight', borderWidth: '2px' },
          '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  }),
);
export const sign = style(inUi({ color: vars.accent.ink, selectors: { '[data-disabled] > &': { color: 'inherit' } } }));
export const words = style(inUi({ flex: '1 1 12rem', minInlineSize: 0 }));
export const browse = style(
  inUi({
    color: vars.accent.ink,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
    // The words are small, the whole area answers the press.
    '::after': { content: "''", position: 'absolute', inset: 0 },
    selectors: { '[data-disabled] &': { color: 'inherit', cursor: 'not-allowed' } },
  }),
);
export const input = style(inUi({ ...visuallyHidden, margin: 0 }));
/** Why a file was not taken; one line each. */
export const reason = style(inUi({ display: 'block', overflowWrap: 'anywhere' }));
