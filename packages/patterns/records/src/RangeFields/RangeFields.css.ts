import { vars } from '@resonanz/tokens/contract';
import { style } from '@vanilla-extract/css';
import { inPatterns } from '../inPatterns.ts';

export const fields = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space[4],
    color: vars.text.muted,
  }),
);
