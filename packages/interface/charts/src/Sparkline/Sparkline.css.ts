import '@resonanz/tokens/charts';
import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { inUi } from '../inUi.ts';

export const sparkline = style(
  inUi({ flex: 'none', verticalAlign: 'middle', overflow: 'visible', printColorAdjust: 'exact' }),
);

const { series1, positive, negative } = vars.chart;
export const tone = styleVariants({ series: series1, positive, negative }, (color) =>
  inUi({ color, '@media': { [media.forcedColors]: { color: 'CanvasText' } } }),
);

export const base = style(
  inUi({ stroke: vars.chart.grid, '@media': { [media.forcedColors]: { stroke: 'GrayText' } } }),
);
