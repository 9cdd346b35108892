import { formatDate } from '@resonanz/formatters/date';
import { useLanguage } from '@resonanz/ui/useLanguage';
import { ChartFrame } from '../ChartFrame/ChartFrame.tsx';
import { useHiddenSeries } from '../series/useHiddenSeries.ts';
import { summaryText } from '../values/seriesFacts.ts';
import { valueWriter } from '../values/valueFormat.ts';
import type { LineChartProps } from './LineChartProps.ts';
import { LinePlot } from './LinePlot.tsx';
import { hasValues, lineRows, lineTable } from './lineRows.ts';

/** The course of up to six figures over time; every value can be read by pointer, keyboard and as a table. */
export function LineChart({
  series,
  dateLabel,
  summary,
  format = 'number',
  forecast,
  startsAtZero = false,
  allowsHiding = false,
  ...frame
}: LineChartProps) {
  const language = useLanguage();
  const [hidden, toggle] = useHiddenSeries();
  const write = valueWriter(format, language);
  const rows = lineRows(series);
  const summarized = series.map(({ label }, index) => ({
    label,
    points: rows.flatMap(({ date, cells }) => {
      const cell = cells[index];
      return cell && !cell.isForecast ? [{ label: formatDate(date, language), value: cell.value }] : [];
    }),
  }));
  const isEmpty = !hasValues(rows);
  return (
    <ChartFrame
      {...frame}
      isEmpty={isEmpty}
      table={() => lineTable(series, rows, { rowLabel: dateLabel, write, language, forecast })}
    >
      <LinePlot
        source={{ series, rows, hidden, forecast, startsAtZero, write, language }}
        title={frame.title}
        summary={isEmpty ? '' : summaryText(summary, summarized, write.full)}
        allowsHiding={allowsHiding}
        onToggle={toggle}
      />
    </ChartFrame>
  );
}
