import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inPatterns } from '../inPatterns.ts';

export const list = style(
  inPatterns({ listStyle: 'none', display: 'grid', gap: vars.space[6], paddingInlineStart: 0 }),
);

export const line = style(
  inPatterns({
    display: 'grid',
    gap: vars.space[2],
    paddingInlineStart: vars.space[5],
    borderInlineStart: `2px solid ${vars.border.default}`,
    minInlineSize: 0,
  }),
);

export const head = style(
  inPatterns({
    font: vars.type.dense.font,
    color: vars.text.secondary,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[4],
    alignItems: 'baseline',
  }),
);

export const who = style(inPatterns({ font: vars.type.denseStrong.font, color: vars.text.primary }));

export const changes = style(inPatterns({ font: vars.type.dense.font, display: 'grid', gap: vars.space[2] }));

export const change = style(inPatterns({ display: 'grid', minInlineSize: 0 }));

export const field = style(inPatterns({ color: vars.text.secondary }));

export const values = style(inPatterns({ marginInlineStart: 0, overflowWrap: 'anywhere' }));

export const before = style(inPatterns({ color: vars.text.secondary, textDecoration: 'line-through' }));

export const reason = style(inPatterns({ font: vars.type.dense.font, overflowWrap: 'anywhere' }));

export const after = style(inPatterns({ textDecoration: 'none' }));
