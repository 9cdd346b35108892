import '@resonanz/tokens/status';
import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inPatterns } from '../inPatterns.ts';

export const bar = style(
  inPatterns({
    font: vars.type.dense.font,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '4px 12px',
    paddingBlock: vars.space[3],
    paddingInline: vars.space[6],
    borderBlockEnd: `1px solid ${vars.status.yellow.border}`,
    background: vars.status.yellow.tint,
    color: vars.status.yellow.ink,
  }),
);

export const words = style(inPatterns({ display: 'flex', alignItems: 'center', gap: '12px' }));

export const icon = style(inPatterns({ display: 'inline-grid', flex: 'none', color: vars.status.yellow.dot }));
