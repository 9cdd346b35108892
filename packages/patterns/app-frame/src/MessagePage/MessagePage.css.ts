import { vars } from '@resonanz/tokens/contract';
import { style } from '@vanilla-extract/css';
import { inPatterns } from '../inPatterns.ts';

export const page = style(
  inPatterns({ display: 'grid', alignContent: 'center', flex: 1, minBlockSize: 'min(70dvh, 560px)', background: vars.surface.base }),
);

export const title = style(inPatterns({ display: 'inline' }));
