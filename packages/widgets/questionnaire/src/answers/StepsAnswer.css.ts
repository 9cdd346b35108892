import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';
import { focusEdge, visuallyHidden } from '@resonanz/tokens/mixins';
import { typography } from '@resonanz/tokens/typography';
import { narrow } from '../narrow.ts';

const inWidgets = inLayer('widgets');

const line = `${vars.line.hairline} solid ${vars.border.default}`;

/** Lines between the cells are gaps over a ground of their colour, so that any number of columns has them. */
export const steps = style(
  inWidgets({
    display: 'grid',
    gap: '1px',
    overflow: 'hidden',
    border: `${vars.line.hairline} solid ${vars.border.control}`,
    borderRadius: vars.radius.control,
    background: vars.surface.sunken,
    isolation: 'isolate',
    selectors: {
      '&[data-invalid]': {
        borderColor: vars.status.red.dot,
        boxShadow: `inset 0 0 0 1px ${vars.status.red.dot}`,
      },
      '&:has(:focus-visible)': { overflow: 'visible' },
    },
  }),
);
export const two = style(inWidgets({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', maxInlineSize: '320px' }));
export const five = style(inWidgets({ gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' }));
export const eleven = style(
  inWidgets({
    gridTemplateColumns: 'repeat(11, minmax(0, 1fr))',
    '@container': { [narrow]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
  }),
);

export const step = style(
  inWidgets({
    ...typography('subsection'),
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minBlockSize: '52px',
    boxShadow: `0 0 0 1px ${vars.border.default}`,
    background: vars.surface.field,
    color: vars.text.secondary,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      '&[data-readonly]': { cursor: 'default' },
      '&:has(:checked)': { background: vars.accent.tint, color: vars.accent.ink },
      // The double line of what is chosen, lying below.
      '&:has(:checked)::after': {
        content: "''",
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        blockSize: '6px',
        borderBlockStart: `1px solid ${vars.accent.echo}`,
        borderBlockEnd: `3px solid ${vars.accent.line}`,
        pointerEvents: 'none',
      },
      '&:active:not([data-readonly], :has(:checked))': { background: vars.surface.pressed },
      '&:has(:focus-visible)': { ...focusEdge, outlineOffset: '0', zIndex: 1, borderRadius: vars.radius.chip },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not([data-readonly], :active, :has(:checked))': { background: vars.surface.hover } },
      },
      [media.forcedColors]: {
        border: line,
        selectors: {
          '&:has(:checked)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
    '@container': { [narrow]: { minBlockSize: '46px' } },
  }),
);
export const input = style(inWidgets({ ...visuallyHidden, appearance: 'none', margin: 0 }));
export const ends = style(
  inWidgets({
    ...typography('caption'),
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[6],
    color: vars.text.muted,
  }),
);
