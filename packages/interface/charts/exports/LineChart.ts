'use client';
export { LineChart } from '../src/LineChart/LineChart.tsx';
export type {
  ForecastPoint,
  LineChartProps,
  LineForecast,
  LinePoint,
  LineSeries,
} from '../src/LineChart/LineChartProps.ts';
export type { ChartFrameProps } from '../src/ChartFrame/ChartFrameProps.ts';
export type { ChartSummary, FactPoint, SeriesFacts } from '../src/values/seriesFacts.ts';
export type { ValueFormat } from '../src/values/valueFormat.ts';
