import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { focusRing } from '@resonanz/tokens/mixins';
import { inUi } from '../inUi.ts';

export const line = style(
  inUi({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[4],
    minBlockSize: '26px',
    font: vars.type.dense.font,
  }),
);
/** The drawing of the first star stands flush with the label. */
export const stars = style(
  inUi({ display: 'flex', marginInlineStart: '-3px', '@media': { [media.phone]: { marginInlineStart: '-13px' } } }),
);
export const star = style(
  inUi({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.targetMin,
    blockSize: vars.size.targetMin,
    borderRadius: vars.radius.chip,
    color: vars.border.control,
    cursor: 'pointer',
    selectors: {
      '&[data-on]': { color: vars.rating.on },
      '&[data-invalid]': { color: vars.status.red.dot },
      '&:has(:focus-visible)': focusRing,
      '&:has(:disabled)': { color: vars.text.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          // The stars up to the pointer light up: what a press would choose.
          '&:hover:not(:has(:disabled)), &:has(~ &:hover):not(:has(:disabled))': { color: vars.rating.on },
        },
      },
      [media.phone]: { inlineSize: vars.size.targetTouch, blockSize: vars.size.targetTouch },
      [media.forcedColors]: { color: 'CanvasText', selectors: { '&:has(:disabled)': { color: 'GrayText' } } },
    },
  }),
);
/** Lies over the drawing, unseen: what a finger explores is what it chooses. */
export const input = style(
  inUi({
    appearance: 'none',
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  }),
);
export const words = style(inUi({ fontVariantNumeric: 'tabular-nums' }));
export const unset = style(inUi({ color: vars.text.muted }));
