import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { inUi } from '../inUi.ts';

const echo = `0 0 0 6px color-mix(in srgb, ${vars.accent.echo} 40%, transparent)`;
export const toggle = style(
  inUi({
    '@media': {
      // Grounds and shadows are gone there, and with them the state.
      [media.forcedColors]: {
        selectors: {
          '&[aria-pressed=true]:not(:disabled)': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            borderColor: 'Highlight',
            color: 'HighlightText',
          },
          '&[aria-pressed=true]:hover:not(:disabled)': { background: 'Highlight' },
        },
      },
    },
    selectors: {
      '&[aria-pressed=true]:disabled': { boxShadow: `inset 0 -2px 0 ${vars.border.control}` },
      '&[aria-pressed=true]:not(:disabled)': {
        background: vars.accent.tint,
        borderColor: vars.accent.line,
        color: vars.accent.ink,
        boxShadow: `inset 0 -2px 0 ${vars.accent.line}`,
      },
      '&[aria-pressed=true]:hover:not(:disabled)': { background: vars.accent.tintStrong },
      '&[aria-pressed=true]:focus-visible': {
        boxShadow: `inset 0 -2px 0 ${vars.accent.line}, ${echo}`,
      },
    },
  }),
);
