import '@resonanz/tokens/charts';
import { createVar, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inUi } from '../inUi.ts';

/** Colour of lines and marks; a little towards the text, so that the palest of the six keeps 3:1 on a tint. */
export const seriesInk = createVar();
/** Colour of the ground. */
export const seriesTint = createVar();

const colours = {
  1: vars.chart.series1,
  2: vars.chart.series2,
  3: vars.chart.series3,
  4: vars.chart.series4,
  5: vars.chart.series5,
  6: vars.chart.series6,
} as const;

export const series = styleVariants(colours, (colour) =>
  inUi({
    vars: {
      [seriesInk]: `color-mix(in srgb, ${colour} 82%, ${vars.text.primary})`,
      [seriesTint]: `color-mix(in srgb, ${colour} 15%, ${vars.surface.base})`,
    },
  }),
);
