import { useLanguage } from '@resonanz/ui/useLanguage';
import { ChartFrame } from '../ChartFrame/ChartFrame.tsx';
import type { ChartTableData } from '../ChartTable/ChartTable.tsx';
import { useHiddenSeries } from '../series/useHiddenSeries.ts';
import { summaryText } from '../values/seriesFacts.ts';
import { isKnown, valueWriter } from '../values/valueFormat.ts';
import type { BarChartProps } from './BarChartProps.ts';
import type { BarSource } from './barLayout.ts';
import { BarPlot, barText } from './BarPlot.tsx';

const none: ReadonlySet<string> = new Set();

function barTable(source: BarSource, rowLabel: string): ChartTableData {
  const whole = { ...source, hidden: none };
  return {
    rowLabel,
    columns: source.series,
    rows: source.categories.map(({ id, label }, category) => ({
      id,
      label,
      cells: source.series.map((_, index) => barText(whole, index, category)),
    })),
  };
}

/**
 * Amounts of categories beside each other, on top of each other or as shares; every value can be read by pointer,
 * keyboard and as a table.
 */
export function BarChart({
  categories,
  series,
  categoryLabel,
  summary,
  arrangement = 'grouped',
  orientation = 'vertical',
  format = 'number',
  allowsHiding = false,
  ...frame
}: BarChartProps) {
  const language = useLanguage();
  const [hidden, toggle] = useHiddenSeries();
  const write = valueWriter(format, language);
  const source: BarSource = { categories, series, hidden, arrangement, orientation, write, language };
  const isEmpty = !series.some(({ values }) => categories.some((_, category) => isKnown(values[category])));
  const summarized = series.map(({ label, values }) => ({
    label,
    points: categories.map((category, index) => ({
      label: category.label.replaceAll('\u00AD', ''),
      value: values[index],
    })),
  }));
  return (
    <ChartFrame {...frame} isEmpty={isEmpty} table={() => barTable(source, categoryLabel)}>
      <BarPlot
        source={source}
        title={frame.title}
        summary={isEmpty ? '' : summaryText(summary, summarized, write.full)}
        allowsHiding={allowsHiding}
        onToggle={toggle}
      />
    </ChartFrame>
  );
}
