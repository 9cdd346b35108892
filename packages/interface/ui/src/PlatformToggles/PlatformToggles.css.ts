import '@resonanz/tokens/platforms';
import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { focusRing } from '@resonanz/tokens/mixins';
import { inUi } from '../inUi.ts';

const ring = (color: string) => `0 0 0 2px ${vars.surface.sunken}, 0 0 0 3px ${color}`;

export const grid = style(
  inUi({
    display: 'grid',
    gridTemplateColumns: 'repeat(5, 34px)',
    gap: '10px 14px',
    padding: '2px',
    '@media': { [media.phone]: { gridTemplateColumns: `repeat(5, ${vars.size.targetTouch})` } },
  }),
);

export const toggle = style(
  inUi({
    appearance: 'none',
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    blockSize: '34px',
    padding: 0,
    border: `1px solid ${vars.border.control}`,
    borderRadius: vars.radius.control,
    background: vars.surface.field,
    color: vars.text.secondary,
    cursor: 'pointer',
    transition: `background-color ${vars.duration.fast}, border-color ${vars.duration.fast}`,
    selectors: {
      '&:focus-visible': focusRing,
      '&:active:not(:disabled, [aria-pressed=true])': { background: vars.surface.pressed },
      '&:disabled': {
        background: vars.surface.disabled,
        borderColor: vars.border.default,
        color: vars.text.disabled,
        cursor: 'not-allowed',
      },
      // What is chosen stays to be seen.
      '&:disabled[aria-pressed=true]': { boxShadow: ring(vars.text.disabled) },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not(:disabled)': { borderColor: vars.border.strong } } },
      [media.phone]: { blockSize: vars.size.targetTouch },
      [media.forcedColors]: {
        selectors: {
          '&[aria-pressed=true]:not(:focus-visible)': { outline: '2px solid Highlight', outlineOffset: '2px' },
          '&:disabled[aria-pressed=true]': { outlineColor: 'GrayText' },
        },
      },
    },
  }),
);

export const pressed = styleVariants(vars.platform, ({ fill, onFill }, name) =>
  inUi({
    background: fill,
    color: onFill,
    selectors: {
      '&&': { borderColor: fill },
      '&:not(:focus-visible)': { boxShadow: ring(fill) },
      // Black on black: only the line shows the pressed state.
      ...(name === 'tiktok' && {
        '[data-theme=dark] &&': { borderColor: vars.border.control },
        '[data-theme=dark] &:not(:focus-visible)': { boxShadow: ring(vars.border.control) },
      }),
    },
  }),
);
