import { createVar, style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';
import { inUi } from '../inUi.ts';

const side = createVar();

export const calendar = style(
  inUi({
    vars: { [side]: '2.25rem' },
    display: 'inline-grid',
    gap: vars.space[4],
    padding: vars.space[5],
    color: vars.text.primary,
    font: vars.density.font,
    '@media': { [media.phone]: { vars: { [side]: '2.75rem' }, padding: vars.space[3] } },
  }),
);
export const head = style(
  inUi({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[2] }),
);
export const choices = style(inUi({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[2] }));
export const choiceFrame = style(inUi({ position: 'relative', display: 'inline-grid', alignItems: 'center' }));
export const choiceCaret = style(
  inUi({
    position: 'absolute',
    insetInlineEnd: '6px',
    display: 'grid',
    color: vars.text.secondary,
    pointerEvents: 'none',
  }),
);
export const choice = style(
  inUi({
    appearance: 'none',
    minBlockSize: '28px',
    paddingInlineStart: vars.space[4],
    paddingInlineEnd: '24px',
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontWeight: vars.type.bodyStrong.weight,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    selectors: { '&:disabled': { color: vars.text.disabled, cursor: 'not-allowed' } },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not(:disabled)': { background: vars.surface.pressed } } },
      [media.phone]: { minBlockSize: vars.size.targetTouch },
    },
  }),
);
export const option = style(inUi({ background: vars.surface.raised, color: vars.text.primary }));
export const arrow = style(
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
    selectors: {
      '&[data-pressed]': { background: vars.border.default },
      '&:disabled': { color: vars.text.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not(:disabled)': { background: vars.surface.pressed, color: vars.text.primary } },
      },
      [media.phone]: { inlineSize: vars.size.targetTouch, blockSize: vars.size.targetTouch },
    },
  }),
);
export const grid = style(inUi({ borderCollapse: 'separate', borderSpacing: '0 2px', justifySelf: 'center' }));
export const weekday = style(
  inUi({
    ...typography('micro'),
    inlineSize: side,
    padding: 0,
    paddingBlockEnd: vars.space[2],
    color: vars.text.muted,
    textAlign: 'center',
  }),
);
export const weekHead = style(
  inUi({
    ...typography('micro'),
    padding: 0,
    paddingBlockEnd: vars.space[2],
    color: vars.text.muted,
    textAlign: 'start',
  }),
);
export const week = style(
  inUi({
    ...typography('micro'),
    inlineSize: '1.75rem',
    padding: 0,
    verticalAlign: 'middle',
    color: vars.text.muted,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'start',
  }),
);

/** The ground of a day: the band of a range runs through it from edge to edge. */
export const cell = style(
  inUi({
    display: 'grid',
    placeItems: 'center',
    inlineSize: side,
    blockSize: side,
    outline: 'none',
    cursor: 'pointer',
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&[data-selected]': { background: vars.accent.tint, color: vars.accent.ink },
      '&[data-selected][data-invalid]': { background: vars.status.red.tint, color: vars.status.red.ink },
      '&[data-selection-start]': { borderStartStartRadius: vars.radius.round, borderEndStartRadius: vars.radius.round },
      '&[data-selection-end]': { borderStartEndRadius: vars.radius.round, borderEndEndRadius: vars.radius.round },
      '&[data-outside-month]': { visibility: 'hidden' },
      '&[data-unavailable]': { color: vars.text.muted, textDecoration: 'line-through', cursor: 'not-allowed' },
      '&[data-disabled]': { color: vars.text.disabled, cursor: 'not-allowed' },
      '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  }),
);
/** One day alone has no band around it. */
export const single = style(inUi({ selectors: { '&[data-selected]': { background: 'none' } } }));

const chosen = '[data-selected]:is([data-selection-start], [data-selection-end]) > &, [data-selected][data-single] > &';
export const day = style(
  inUi({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: `calc(${side} - 4px)`,
    blockSize: `calc(${side} - 4px)`,
    border: '1px solid transparent',
    borderRadius: vars.radius.round,
    selectors: {
      '[data-hovered]:not([data-selected]) > &': { background: vars.surface.pressed },
      '[data-pressed]:not([data-selected]) > &': { background: vars.border.default },
      '[data-today] > &': { fontWeight: vars.type.bodyStrong.weight },
      // Today is a dot below the figure, so that it is no matter of colour.
      '[data-today] > &::after': {
        content: "''",
        position: 'absolute',
        insetBlockEnd: '4px',
        inlineSize: '4px',
        blockSize: '4px',
        borderRadius: vars.radius.round,
        background: 'currentColor',
      },
      [chosen]: {
        background: vars.accent.solid,
        color: vars.accent.onSolid,
        fontWeight: 620,
        boxShadow: `0 0 0 1px ${vars.surface.raised}, 0 0 0 2px ${vars.accent.echo}`,
      },
      '[data-focus-visible] > &': { outline: `${vars.focus.width} solid ${vars.accent.focus}`, outlineOffset: '1px' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          [chosen]: { background: 'Highlight', color: 'HighlightText', borderColor: 'CanvasText' },
          '[data-today] > &': { borderColor: 'CanvasText' },
        },
      },
    },
  }),
);
