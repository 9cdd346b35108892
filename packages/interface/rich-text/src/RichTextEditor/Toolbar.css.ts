import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';

const inUi = inLayer('ui');

export const toolbar = style(
  inUi({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[4],
    rowGap: vars.space[1],
    padding: vars.space[2],
    borderBlockEnd: `${vars.line.hairline} solid ${vars.border.hairline}`,
    '@media': { [media.phone]: { columnGap: '1px' } },
  }),
);
export const group = style(
  // On phones every row is filled; whole groups would take a row each.
  inUi({ display: 'flex', flexWrap: 'wrap', gap: '1px', '@media': { [media.phone]: { display: 'contents' } } }),
);

export const button = style(
  inUi({
    appearance: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: vars.size.controlCompact,
    blockSize: vars.size.controlCompact,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.text.secondary,
    cursor: 'pointer',
    transition: `background-color ${vars.duration.fast}, color ${vars.duration.fast}`,
    selectors: {
      '&:active:not([aria-disabled], :disabled)': { background: vars.border.default },
      '&[aria-pressed=true]:not(:disabled)': {
        background: vars.accent.tint,
        color: vars.accent.ink,
        boxShadow: `inset 0 -2px 0 ${vars.accent.line}`,
      },
      '&:is(:disabled, [aria-disabled])': { color: vars.text.disabled, cursor: 'not-allowed' },
      // Buttons stand too close for the ring outside.
      '&:focus-visible': { outlineOffset: '-2px', boxShadow: 'none' },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not([aria-disabled], :disabled, :active)': {
            background: vars.surface.pressed,
            color: vars.text.primary,
          },
          '&[aria-pressed=true]:hover:not(:disabled, :active)': {
            background: vars.accent.tintStrong,
            color: vars.accent.ink,
          },
        },
      },
      [media.phone]: { inlineSize: vars.size.targetTouch, blockSize: vars.size.targetTouch },
      [media.forcedColors]: {
        selectors: {
          '&[aria-pressed=true]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
          '&[aria-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
);

/** The area around the words is see-through and lets the pointer pass. */
export const tip = style(
  inUi({
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    padding: '6px',
    border: 0,
    background: 'none',
    overflow: 'visible',
    pointerEvents: 'none',
  }),
);
export const tipWords = style(
  inUi({
    ...typography('caption'),
    display: 'block',
    inlineSize: 'max-content',
    maxInlineSize: '240px',
    padding: '5px 9px',
    border: '1px solid transparent',
    borderRadius: '4px',
    background: vars.surface.inverse,
    color: vars.text.inverse,
    textAlign: 'center',
  }),
);
