import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { focusEdge } from '@resonanz/tokens/mixins';
import { typography } from '@resonanz/tokens/typography';
import { inUi } from '../inUi.ts';

/** Label, control, hint and error below each other. */
export const field = style(
  inUi({
    display: 'grid',
    gap: '5px',
    alignContent: 'start',
    minInlineSize: 0,
    inlineSize: '100%',
    overflowWrap: 'anywhere',
  }),
);
export const label = style(inUi({ ...typography('label'), color: vars.text.primary, inlineSize: 'fit-content' }));
export const optional = style(inUi({ color: vars.text.muted, fontWeight: vars.type.body.weight }));
export const description = style(inUi({ ...typography('caption'), color: vars.text.muted }));
export const error = style(
  inUi({
    ...typography('caption'),
    position: 'relative',
    display: 'block',
    paddingInlineStart: '21px',
    color: vars.status.red.ink,
    fontWeight: 520,
    // A circle with an exclamation mark: a form may show many, and an icon is four elements. As an edge it stays in
    // forced colours.
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '1px',
      insetBlockStart: '1px',
      border: `7px solid ${vars.status.red.dot}`,
      borderRadius: vars.radius.round,
    },
    '::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '7px',
      insetBlockStart: '4px',
      inlineSize: '2px',
      blockSize: '5px',
      background: vars.surface.base,
      boxShadow: `0 6px 0 -0.5px ${vars.surface.base}`,
    },
  }),
);

/** The edge of a control that holds text; `data-invalid`, `data-disabled` and `data-readonly` change it. */
export const frame = style(
  inUi({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    minInlineSize: 0,
    minBlockSize: vars.density.control,
    paddingInline: '10px',
    border: `${vars.line.hairline} solid ${vars.border.control}`,
    borderRadius: vars.radius.control,
    background: vars.surface.field,
    color: vars.text.primary,
    font: vars.density.input,
    cursor: 'text',
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not([data-disabled], [data-readonly], [data-invalid])': { borderColor: vars.border.strong },
        },
      },
      // Shadows and colours of ours are gone there: the second pixel of an invalid edge becomes an outline.
      [media.forcedColors]: {
        selectors: {
          '&[data-invalid]': { outline: '1px solid CanvasText', outlineOffset: '-2px' },
          '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
    selectors: {
      '&[data-readonly]': { background: vars.surface.sunken, borderColor: vars.border.default },
      '&[data-invalid]': {
        borderColor: vars.status.red.dot,
        boxShadow: `inset 0 0 0 1px ${vars.status.red.dot}`,
      },
      '&[data-disabled]': {
        background: vars.surface.disabled,
        borderColor: vars.border.default,
        boxShadow: 'none',
        color: vars.text.disabled,
        cursor: 'not-allowed',
      },
      '&:has(> :is(input, textarea):focus-visible), &[data-focus-visible]': focusEdge,
    },
  }),
);

/** The bare input inside a frame. */
export const input = style(
  inUi({
    appearance: 'none',
    flex: '1 1 0',
    minInlineSize: 0,
    inlineSize: '100%',
    alignSelf: 'stretch',
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textOverflow: 'ellipsis',
    cursor: 'inherit',
    selectors: {
      '&::placeholder': { color: vars.text.placeholder, opacity: 1 },
      '&:disabled::placeholder': { color: vars.text.disabled },
      '&:focus-visible': { outline: 'none', boxShadow: 'none' },
      '&:disabled': { WebkitTextFillColor: vars.text.disabled },
      '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { appearance: 'none' },
      '&::-webkit-calendar-picker-indicator': { display: 'none' },
      '&::-ms-reveal': { display: 'none' },
    },
  }),
);
export const tabular = style(inUi({ fontVariantNumeric: 'tabular-nums' }));
export const iconStart = style(
  inUi({ color: vars.text.muted, selectors: { '[data-disabled] > &': { color: 'inherit' } } }),
);
export const unit = style(inUi({ color: vars.text.muted, whiteSpace: 'nowrap', userSelect: 'none' }));
/** Buttons at the end of a frame reach into its padding. */
export const actions = style(inUi({ display: 'flex', alignItems: 'center', flex: 'none', marginInlineEnd: '-6px' }));
