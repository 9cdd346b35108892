import '@resonanz/tokens/charts';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';
import { style, styleVariants } from '@vanilla-extract/css';
import { inFeatures } from '../inFeatures.ts';

export const legend = style(
  inFeatures({ ...typography('caption'), display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: vars.space[4], color: vars.text.secondary }),
);
export const entry = style(inFeatures({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] }));
export const split = style(inFeatures({ display: 'flex', gap: '2px', blockSize: '10px' }));
const series = { female: vars.chart.series1, male: vars.chart.series2, unknown: vars.chart.grid };
export const part = styleVariants(series, (color) =>
  inFeatures({ backgroundColor: color, '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } } }),
);
export const swatch = styleVariants(series, (color) =>
  inFeatures({ inlineSize: '8px', blockSize: '8px', backgroundColor: color, '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } } }),
);
export const rows = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(72px, max-content) minmax(0, 1fr) max-content', columnGap: vars.space[5], rowGap: '4px', alignItems: 'center' }));
export const row = style(inFeatures({ display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1', alignItems: 'center', minBlockSize: '20px' }));
export const name = style(inFeatures({ ...typography('caption'), overflowWrap: 'anywhere' }));
export const share = style(inFeatures({ ...typography('denseStrong'), textAlign: 'end', fontVariantNumeric: 'tabular-nums' }));
