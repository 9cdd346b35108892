import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inPatterns } from '../inPatterns.ts';

export const list = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    margin: 0,
    padding: 0,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.radius.control,
    listStyle: 'none',
  }),
);
export const row = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space[3],
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    background: vars.surface.base,
    color: vars.text.primary,
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${vars.border.default}` },
      '&:first-child': { borderStartStartRadius: vars.radius.control, borderStartEndRadius: vars.radius.control },
      '&:last-child': { borderEndStartRadius: vars.radius.control, borderEndEndRadius: vars.radius.control },
      '&[draggable=true]': { cursor: 'grab' },
      '&[data-dragged]': { background: vars.surface.sunken },
    },
  }),
);
export const grip = style(inPatterns({ display: 'inline-flex', color: vars.text.secondary }));
export const place = style(
  inPatterns({ minInlineSize: '2ch', color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' }),
);
export const words = style(
  inPatterns({ display: 'grid', gap: vars.space[1], minInlineSize: 0, overflowWrap: 'anywhere' }),
);
export const buttons = style(inPatterns({ display: 'flex', gap: vars.space[2] }));
