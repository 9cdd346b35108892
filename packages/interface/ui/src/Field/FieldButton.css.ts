import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { inUi } from '../inUi.ts';

export const fieldButton = style(
  inUi({
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '26px',
    blockSize: '26px',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.chip,
    background: 'none',
    color: vars.text.secondary,
    cursor: 'pointer',
    position: 'relative',
    selectors: {
      '&:active:not(:disabled)': { background: vars.border.default },
      '&:disabled': { color: vars.text.disabled, cursor: 'not-allowed' },
      '&:focus-visible': { outlineOffset: '-2px', boxShadow: 'none' },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not(:disabled)': { background: vars.surface.pressed, color: vars.text.primary } },
      },
      [media.phone]: { '::after': { content: "''", position: 'absolute', inset: '-9px' } },
    },
  }),
);
