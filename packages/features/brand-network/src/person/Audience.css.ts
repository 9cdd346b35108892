import { vars } from '@resonanz/tokens/contract';
import { typography } from '@resonanz/tokens/typography';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../inFeatures.ts';

export const rows = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(84px, max-content) minmax(0, 1fr) max-content', columnGap: vars.space[5], rowGap: vars.space[3], alignItems: 'center' }));
export const row = style(inFeatures({ display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1', alignItems: 'center' }));
export const name = style(inFeatures({ ...typography('caption'), overflowWrap: 'anywhere' }));
export const share = style(inFeatures({ ...typography('denseStrong'), textAlign: 'end', fontVariantNumeric: 'tabular-nums' }));
