import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { inUi } from '../inUi.ts';

export const closeButton = style(
  inUi({
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '32px',
    blockSize: '32px',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.text.secondary,
    cursor: 'pointer',
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not(:disabled)': {
            background: 'color-mix(in srgb, currentColor 9%, transparent)',
            color: vars.text.primary,
          },
        },
      },
      [media.phone]: { inlineSize: vars.size.targetTouch, blockSize: vars.size.targetTouch },
    },
    selectors: {
      '&:active:not(:disabled)': { background: 'color-mix(in srgb, currentColor 16%, transparent)' },
      '&:disabled': { color: vars.text.disabled, cursor: 'not-allowed' },
    },
  }),
);
