import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { visuallyHidden } from '@resonanz/tokens/mixins';
import { typography } from '@resonanz/tokens/typography';
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
      insetInline: '1.625rem 0',
      insetBlockStart: 'calc(0.8125rem - 0.5px)',
      // An edge, not a ground: forced colours keep it.
      borderBlockStart: `1px solid ${vars.border.default}`,
    },
    selectors: {
      '&:last-child': { flex: '0 1 auto', paddingInlineEnd: 0 },
      '&:last-child::before': { content: 'none' },
      '&[data-state=done]::before': {
        insetBlockStart: 'calc(0.8125rem - 1px)',
        borderBlockStart: `2px solid ${vars.accent.line}`,
      },
      '&[data-state=now]': { color: vars.text.primary },
    },
  }),
);

export const dot = style(
  inUi({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '1.625rem',
    blockSize: '1.625rem',
    border: `1.5px solid ${vars.border.control}`,
    borderRadius: '50%',
    background: vars.surface.base,
    fontSize: '0.75rem',
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.forcedColors]: { selectors: { '[data-state=now] > &': { borderWidth: '4px' } } } },
    selectors: {
      '[data-state=done] > &': {
        background: vars.accent.solid,
        borderColor: vars.accent.solid,
        color: vars.accent.onSolid,
      },
      '[data-state=now] > &': {
        border: `2px solid ${vars.accent.line}`,
        color: vars.accent.ink,
        boxShadow: `0 0 0 3px ${vars.surface.base}, 0 0 0 4px ${vars.accent.echo}`,
      },
      '[data-invalid] > &': {
        background: vars.surface.base,
        border: `2px solid ${vars.status.red.dot}`,
        color: vars.status.red.ink,
      },
    },
  }),
);

export const words = style(
  inUi({
    position: 'relative',
    overflowWrap: 'anywhere',
    // Phones show the words of the present step alone, below the row.
    '@media': { [media.phone]: visuallyHidden },
  }),
);
export const state = style(inUi({ ...visuallyHidden, insetInlineStart: 0 }));
export const error = style(inUi({ ...typography('caption'), display: 'block', color: vars.status.red.ink }));

export const short = style(
  inUi({
    ...typography('label'),
    display: 'none',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${vars.space[4]}`,
    paddingBlockStart: vars.space[4],
    color: vars.text.primary,
    overflowWrap: 'anywhere',
    '@media': { [media.phone]: { display: 'flex' } },
  }),
);
export const position = style(inUi({ color: vars.text.muted, fontVariantNumeric: 'tabular-nums' }));
