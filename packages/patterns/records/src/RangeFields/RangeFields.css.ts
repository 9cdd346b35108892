import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inPatterns } from '../inPatterns.ts';

export const fields = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    alignItems: 'start',
    gap: vars.space[4],
    color: vars.text.muted,
  }),
);

/** Stands beside the controls, not beside what is said below them. */
export const dash = style(inPatterns({ display: 'flex', alignItems: 'center', minBlockSize: vars.density.control }));
