import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { echoLine } from '@resonanz/tokens/mixins';
import { inUi } from '../inUi.ts';

export const panel = style(inUi({ display: 'flex', '@media': { [media.phone]: { flexDirection: 'column' } } }));
export const presets = style(
  inUi({
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    maxInlineSize: '14rem',
    paddingBlock: vars.space[4],
    borderInlineEnd: `${vars.line.hairline} solid ${vars.border.hairline}`,
    '@media': {
      [media.phone]: {
        maxInlineSize: 'none',
        borderInlineEnd: 0,
        borderBlockEnd: `${vars.line.hairline} solid ${vars.border.hairline}`,
      },
    },
  }),
);
export const preset = style(
  inUi({
    appearance: 'none',
    position: 'relative',
    minBlockSize: '32px',
    paddingBlock: vars.space[2],
    paddingInline: vars.space[6],
    border: 0,
    background: 'none',
    color: vars.text.primary,
    font: vars.density.font,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&[aria-pressed="true"]': { background: vars.accent.tint, color: vars.accent.ink, fontWeight: 620 },
      '&[aria-pressed="true"]::before': echoLine(),
      '&:disabled': { color: vars.text.disabled, cursor: 'not-allowed' },
      '&:focus-visible': { outlineOffset: '-2px', boxShadow: 'none' },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not(:disabled, [aria-pressed="true"])': { background: vars.surface.hover } },
      },
      [media.phone]: { minBlockSize: vars.size.targetTouch },
    },
  }),
);
