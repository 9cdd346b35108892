import '@resonanz/tokens/charts';
import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';

const inWidgets = inLayer('widgets');

export const legend = style(
  inWidgets({
    ...typography('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: vars.space[4],
    color: vars.text.secondary,
  }),
);
export const entry = style(inWidgets({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] }));
export const split = style(inWidgets({ display: 'flex', gap: '2px', blockSize: '10px' }));
const series = { female: vars.chart.series1, male: vars.chart.series2, unknown: vars.chart.grid };
const painted = (color: string) =>
  ({ backgroundColor: color, '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } } }) as const;
export const part = styleVariants(series, (color) => inWidgets(painted(color)));
export const swatch = styleVariants(series, (color) =>
  inWidgets({ ...painted(color), inlineSize: '8px', blockSize: '8px' }),
);

export const rows = style(
  inWidgets({
    display: 'grid',
    gridTemplateColumns: 'minmax(88px, max-content) minmax(0, 1fr) max-content',
    columnGap: vars.space[5],
    rowGap: '4px',
    alignItems: 'center',
  }),
);
export const row = style(
  inWidgets({
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    gridColumn: '1 / -1',
    alignItems: 'center',
    minBlockSize: '20px',
  }),
);
export const name = style(inWidgets({ ...typography('caption'), overflowWrap: 'anywhere' }));
export const share = style(
  inWidgets({ ...typography('denseStrong'), textAlign: 'end', fontVariantNumeric: 'tabular-nums' }),
);
