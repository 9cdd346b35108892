import { layer } from '@resonanz/tokens/layers';
import { vars } from '@resonanz/tokens/contract';
import { style, styleVariants } from '@vanilla-extract/css';

export const sparkline = style({
  '@layer': { [layer.ui]: { flex: 'none', verticalAlign: 'middle', overflow: 'visible' } },
});

export const tone = styleVariants({
  series: { '@layer': { [layer.ui]: { color: vars.chart.series1 } } },
  positive: { '@layer': { [layer.ui]: { color: vars.chart.positive } } },
  negative: { '@layer': { [layer.ui]: { color: vars.chart.negative } } },
});

export const base = style({ '@layer': { [layer.ui]: { stroke: vars.chart.grid } } });
