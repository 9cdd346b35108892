import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { focusRing, visuallyHidden } from '@resonanz/tokens/mixins';
import { typography } from '@resonanz/tokens/typography';
import { inUi } from '../inUi.ts';

/** Set by the component: where on the track the chosen stretch begins and ends. */
const from = 'var(--from)';
const to = 'var(--to)';

export const head = style(
  inUi({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: vars.space[4] }),
);
export const output = style(
  inUi({
    ...typography('caption'),
    color: vars.text.secondary,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
);
/** Room for half a thumb at both ends. */
export const slider = style(inUi({ paddingInline: '9px' }));
export const track = style(
  inUi({
    position: 'relative',
    blockSize: vars.size.targetMin,
    cursor: 'pointer',
    touchAction: 'pan-y',
    '::before': {
      content: "''",
      position: 'absolute',
      insetInline: '-9px',
      insetBlockStart: '11px',
      blockSize: '2px',
      background: vars.border.default,
    },
    '::after': {
      content: "''",
      position: 'absolute',
      insetInlineStart: from,
      insetInlineEnd: `calc(100% - ${to})`,
      insetBlockStart: '11px',
      blockSize: '2px',
      background: vars.accent.line,
    },
    selectors: {
      '&[data-disabled]': { cursor: 'not-allowed' },
      '&[data-invalid]::after': { background: vars.status.red.dot },
      '&[data-disabled]::after': { background: vars.border.control },
    },
    '@media': {
      [media.phone]: {
        blockSize: vars.size.targetTouch,
        '::before': { insetBlockStart: '21px' },
        '::after': { insetBlockStart: '21px' },
      },
      [media.forcedColors]: {
        '::before': { background: 'GrayText' },
        '::after': { background: 'Highlight' },
        selectors: {
          '&[data-invalid]::after': { background: 'Highlight' },
          '&[data-disabled]::after': { background: 'GrayText' },
        },
      },
    },
  }),
);
export const thumb = style(
  inUi({
    inlineSize: '18px',
    blockSize: '18px',
    insetBlockStart: '50%',
    zIndex: 1,
    borderRadius: vars.radius.round,
    background: vars.surface.base,
    border: `${vars.line.strong} solid ${vars.accent.line}`,
    transition: `background-color ${vars.duration.fast}`,
    '::after': { content: "''", position: 'absolute', inset: '-5px', borderRadius: vars.radius.round },
    selectors: {
      '&:has(:focus-visible)': focusRing,
      '&[data-invalid]': { borderColor: vars.status.red.dot },
      '&[data-dragging]': { background: vars.accent.tintStrong },
      '&[data-disabled]': { borderColor: vars.border.control, background: vars.surface.disabled },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not([data-disabled])': { background: vars.accent.tint } } },
      [media.coarse]: { '::after': { inset: '-13px' } },
      [media.phone]: { '::after': { inset: '-13px' } },
      [media.forcedColors]: {
        borderColor: 'Highlight',
        selectors: { '&[data-disabled]': { borderColor: 'GrayText' } },
      },
    },
  }),
);
export const input = style(inUi({ ...visuallyHidden, margin: 0 }));
