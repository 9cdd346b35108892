import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inPatterns } from '../inPatterns.ts';

const STACKED = '(max-width: 1199px)';
const line = `1px solid ${vars.border.default}`;

export const columns = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 340px',
    flex: 1,
    '@media': { [STACKED]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const aside = style(
  inPatterns({
    background: vars.surface.sunken,
    borderInlineStart: line,
    '@media': { [STACKED]: { borderInlineStart: 0, borderBlockStart: line } },
  }),
);
