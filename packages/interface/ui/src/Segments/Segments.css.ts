import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { focusEdge, visuallyHidden } from '@resonanz/tokens/mixins';
import { inUi } from '../inUi.ts';

export const row = style(
  inUi({
    display: 'flex',
    border: `${vars.line.hairline} solid ${vars.border.control}`,
    borderRadius: vars.radius.control,
    background: vars.surface.field,
    isolation: 'isolate',
  }),
);
export const segment = style(
  inUi({
    position: 'relative',
    display: 'flex',
    flex: '1 1 auto',
    // Long words break rather than push their neighbours out of a narrow panel.
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    textAlign: 'center',
    alignItems: 'center',
    justifyContent: 'center',
    minBlockSize: `calc(${vars.density.control} - 2px)`,
    color: vars.text.secondary,
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      '&:not(:first-child)': { borderInlineStart: `${vars.line.hairline} solid ${vars.border.default}` },
      '&:first-child': { borderStartStartRadius: '4px', borderEndStartRadius: '4px' },
      '&:last-child': { borderStartEndRadius: '4px', borderEndEndRadius: '4px' },
      '&:has(:checked)': {
        background: vars.accent.tint,
        color: vars.accent.ink,
        boxShadow: `inset 0 -2px 0 ${vars.accent.line}`,
      },
      '&:active:where(:not(:has(:disabled, :checked)))': { background: vars.surface.pressed, color: vars.text.primary },
      '&:active:where(:has(:checked:not(:disabled)))': { background: vars.accent.tintStrong, color: vars.accent.ink },
      '&:has(:disabled)': {
        color: vars.text.disabled,
        background: vars.surface.disabled,
        boxShadow: 'none',
        cursor: 'not-allowed',
      },
      // What is chosen stays to be seen.
      '&:has(:checked:disabled)': { boxShadow: `inset 0 -2px 0 ${vars.text.disabled}` },
      '&:has(:focus-visible)': { ...focusEdge, outlineOffset: '0', zIndex: 1, borderRadius: '4px' },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not(:active, :has(:checked), :has(:disabled))': {
            background: vars.surface.hover,
            color: vars.text.primary,
          },
        },
      },
      [media.forcedColors]: {
        selectors: {
          '&:has(:checked:not(:disabled))': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            color: 'HighlightText',
          },
          '&:has(:disabled)': { color: 'GrayText' },
          '&:has(:checked:disabled)': { outline: '2px solid GrayText', outlineOffset: '-4px' },
        },
      },
    },
  }),
);
export const input = style(inUi({ ...visuallyHidden, appearance: 'none', margin: 0 }));
