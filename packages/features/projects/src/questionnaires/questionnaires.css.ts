import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inFeatures } from '../inFeatures.ts';

export const missing = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[3],
    margin: 0,
    paddingInlineStart: vars.space[6],
    maxBlockSize: '40vh',
    overflowY: 'auto',
  }),
);
export const notice = style(inFeatures({ padding: vars.space[5] }));
