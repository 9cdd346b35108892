import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { typography } from '@resonanz/tokens/typography';
import { inFeatures } from '../inFeatures.ts';

export const list = style(
  inFeatures({
    ...typography('dense'),
    display: 'grid',
    gridTemplateColumns: 'minmax(88px, max-content) minmax(0, 1fr)',
    gap: `${vars.space[3]} ${vars.space[5]}`,
  }),
);
export const name = style(inFeatures({ color: vars.text.muted }));
export const value = style(inFeatures({ overflowWrap: 'anywhere' }));
