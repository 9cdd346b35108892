import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { visuallyHidden } from '@resonanz/tokens/mixins';
import { typography } from '@resonanz/tokens/typography';
import { style } from '@vanilla-extract/css';
import { inUi } from '../inUi.ts';

export const list = style(inUi({ display: 'flex' }));

export const step = style(
  inUi({
    ...typography('label'),
    fontStretch: '90%',
    position: 'relative',
    flex: 1,
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[4],
    minInlineSize: 0,
    paddingInlineEnd: vars.space[5],
    color: vars.text.muted,
    // The line to the next step.
    '::before': {
      content: "''",
      position: 'absolute',
      insetInline: '26px 0',
      insetBlockStart: '12.5px',
      blockSize: '1px',
      background: vars.border.default,
    },
    selectors: {
      '&:last-child': { flex: '0 1 auto', paddingInlineEnd: 0 },
      '&:last-child::before': { content: 'none' },
      '&[data-state=done]::before': { blockSize: '2px', insetBlockStart: '12px', background: vars.accent.line },
      '&[data-state=now]': { color: vars.text.primary },
    },
  }),
);

export const dot = style(
  inUi({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '26px',
    blockSize: '26px',
    border: `1.5px solid ${vars.border.control}`,
    borderRadius: '50%',
    background: vars.surface.base,
    fontSize: '0.75rem',
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '[data-state=done] > &': { background: vars.accent.solid, borderColor: vars.accent.solid, color: vars.accent.onSolid },
      '[data-state=now] > &': {
        border: `2px solid ${vars.accent.line}`,
        color: vars.accent.ink,
        boxShadow: `0 0 0 3px ${vars.surface.base}, 0 0 0 4px ${vars.accent.echo}`,
      },
    },
  }),
);

export const words = style(
  inUi({
    overflowWrap: 'anywhere',
    // Phones show the words of the present step alone.
    '@media': { [media.phone]: { selectors: { '[data-state=done] > &, [data-state=next] > &': visuallyHidden } } },
  }),
);
export const state = style(inUi(visuallyHidden));
