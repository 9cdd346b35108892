import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';
import { inUi } from '../inUi.ts';

// Without weight, so that the states below, and those of forced colours, follow each other in their order.
const live = ':where(:not(:disabled, [aria-readonly], [data-readonly]))';
const marked = ':is(:checked, :indeterminate)';
const echo = `0 0 0 6px color-mix(in srgb, ${vars.accent.echo} 40%, transparent)`;

/** A choice and its words; the whole of it answers the pointer. */
export const choice = style(
  inUi({
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: vars.space[4],
    minInlineSize: 0,
    minBlockSize: vars.size.targetMin,
    paddingBlock: '3px',
    font: vars.density.font,
    color: vars.text.primary,
    cursor: 'pointer',
    '@media': {
      [media.phone]: { minBlockSize: vars.size.targetTouch, paddingBlock: '11px' },
      [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
    },
    selectors: {
      '&[data-readonly]': { cursor: 'default' },
      '&[data-disabled]': { color: vars.text.disabled, cursor: 'not-allowed' },
    },
  }),
);
export const words = style(inUi({ display: 'grid', gap: vars.space[1], minInlineSize: 0, overflowWrap: 'anywhere' }));
export const description = style(
  inUi({ ...typography('caption'), color: vars.text.muted, selectors: { '[data-disabled] &': { color: 'inherit' } } }),
);
/** A number at the end of the row, for example how many records the choice finds. */
export const count = style(
  inUi({
    marginInlineStart: 'auto',
    paddingInlineStart: vars.space[4],
    color: vars.text.muted,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '[data-disabled] > &': { color: 'inherit' } },
  }),
);
export const fullWidth = style(inUi({ display: 'flex' }));

/** The drawn box of a checkbox or the circle of a radio button. */
export const box = style(
  inUi({
    appearance: 'none',
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '18px',
    blockSize: '18px',
    border: `${vars.line.hairline} solid ${vars.border.control}`,
    borderRadius: '4px',
    background: vars.surface.field,
    color: vars.accent.onSolid,
    cursor: 'inherit',
    transition: `background-color ${vars.duration.fast}, border-color ${vars.duration.fast}`,
    // The target is larger than the drawing.
    '::after': { content: "''", position: 'absolute', inset: '-4px' },
    selectors: {
      // In the middle of the first line, however large the text is.
      [`${choice} > &`]: { marginBlockStart: 'calc((1lh - 18px) / 2)' },
      [`&:active${live}`]: { background: vars.surface.pressed },
      '&:checked': { background: vars.accent.solid, borderColor: vars.accent.solid },
      '&[aria-invalid], &[data-invalid]': {
        borderColor: vars.status.red.dot,
        boxShadow: `inset 0 0 0 1px ${vars.status.red.dot}`,
      },
      '&[aria-readonly], &[data-readonly]': {
        background: vars.surface.sunken,
        borderColor: vars.border.default,
        color: vars.text.primary,
      },
      '&:disabled': {
        background: vars.surface.disabled,
        borderColor: vars.border.default,
        color: vars.text.disabled,
        boxShadow: 'none',
      },
      '&[aria-invalid]:focus-visible, &[data-invalid]:focus-visible': {
        boxShadow: `inset 0 0 0 1px ${vars.status.red.dot}, ${echo}`,
      },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          [`&:hover${live}:where(:not(:checked, [aria-invalid], [data-invalid]))`]: { borderColor: vars.border.strong },
        },
      },
      [media.phone]: { '::after': { inset: '-14px' } },
      [media.forcedColors]: {
        // Shadows are not drawn there, so the thicker edge says that something is wrong.
        selectors: {
          '&[aria-invalid], &[data-invalid]': { borderWidth: '2px' },
          '&:disabled': { borderColor: 'GrayText' },
        },
      },
    },
  }),
);

export const check = style(
  inUi({
    // The tick has its form at all times, so that ticking changes a colour and nothing else.
    '::before': {
      content: "''",
      inlineSize: '12px',
      blockSize: '12px',
      clipPath: 'polygon(9% 54%, 20% 43%, 39% 61%, 81% 19%, 92% 30%, 39% 84%)',
    },
    selectors: {
      // Not in `box`: an unselected radio button is indeterminate too.
      [`&:indeterminate${live}`]: { background: vars.accent.solid, borderColor: vars.accent.solid },
      [`&:active${live}:where(${marked})`]: {
        background: vars.accent.solidPressed,
        borderColor: vars.accent.solidPressed,
      },
      '&:checked::before': { background: 'currentColor' },
      '&:indeterminate::before': { background: 'currentColor', clipPath: 'inset(42% 10% round 1px)' },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          [`&:hover${live}:where(${marked}:not(:active))`]: {
            background: vars.accent.solidHover,
            borderColor: vars.accent.solidHover,
          },
        },
      },
      [media.forcedColors]: {
        selectors: {
          [`&${marked}`]: { background: 'Highlight', borderColor: 'Highlight' },
          [`&${marked}::before`]: { background: 'HighlightText' },
          [`&[aria-readonly]${marked}`]: { background: 'Canvas', borderColor: 'CanvasText' },
          [`&[aria-readonly]${marked}::before`]: { background: 'CanvasText' },
          [`&:disabled${marked}`]: { background: 'Canvas', borderColor: 'GrayText' },
          [`&:disabled${marked}::before`]: { background: 'GrayText' },
        },
      },
    },
  }),
);
