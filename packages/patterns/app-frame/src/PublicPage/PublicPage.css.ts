import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inPatterns } from '../inPatterns.ts';

export const page = style(
  inPatterns({ background: vars.surface.base, minBlockSize: '100dvh', display: 'flex', flexDirection: 'column' }),
);
export const frame = style(inPatterns({ '@media': { print: { display: 'none' } } }));
export const main = style(inPatterns({ flex: 1 }));
