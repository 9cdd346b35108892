import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inPatterns } from '../inPatterns.ts';

export const withWords = style(
  inPatterns({ display: 'flex', flexDirection: 'column', gap: vars.space[2], inlineSize: '112px' }),
);
