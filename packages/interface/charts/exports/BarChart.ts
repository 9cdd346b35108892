'use client';
export { BarChart } from '../src/BarChart/BarChart.tsx';
export type { BarCategory, BarChartProps, BarSeries } from '../src/BarChart/BarChartProps.ts';
export type { ChartFrameProps } from '../src/ChartFrame/ChartFrameProps.ts';
export type { ChartSummary, FactPoint, SeriesFacts } from '../src/values/seriesFacts.ts';
export type { ValueFormat } from '../src/values/valueFormat.ts';
