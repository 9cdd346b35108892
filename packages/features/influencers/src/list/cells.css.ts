import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inFeatures } from '../inFeatures.ts';

export const person = style(
  inFeatures({ display: 'flex', alignItems: 'center', gap: vars.space[4], minInlineSize: 0 }),
);
export const words = style(inFeatures({ display: 'block', minInlineSize: 0 }));
export const nameLine = style(
  inFeatures({ display: 'flex', alignItems: 'center', gap: vars.space[2], minInlineSize: 0 }),
);
export const seal = style(inFeatures({ position: 'relative', display: 'inline-flex', flex: 'none' }));
const cut = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const shortened = {
  narrow: style(inFeatures({ ...cut, maxInlineSize: '80px' })),
  wide: style(inFeatures({ ...cut, maxInlineSize: '160px' })),
};
