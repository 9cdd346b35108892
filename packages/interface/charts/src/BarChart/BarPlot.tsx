import { useId } from 'react';
import { formatPercent } from '@resonanz/formatters/number';
import { usePlotBox } from '../plot/usePlotBox.ts';
import { PlotArea } from '../reading/PlotArea.tsx';
import type { ReadingAt } from '../reading/ReadingCard.tsx';
import { useReading } from '../reading/useReading.ts';
import { Legend, type LegendEntry } from '../series/Legend.tsx';
import { seriesLook } from '../series/seriesLook.ts';
import { BarDrawing } from './BarDrawing.tsx';
import { barLayout, type BarLayout, type BarSource } from './barLayout.ts';
import { shareOf } from './barSpans.ts';
import { hatchOf } from './Hatching.tsx';

/** A value in words; as a share with its part of the whole. */
export function barText(
  { series, hidden, arrangement, write, language }: BarSource,
  index: number,
  category: number,
): string {
  const text = write.full(series[index]?.values[category]);
  if (arrangement !== 'shares') return text;
  const share = shareOf(
    series.map((one) => (hidden.has(one.id) ? null : one.values[category])),
    index,
  );
  const percent = formatPercent(share, language, { maximumDecimals: 1 });
  return share === undefined || percent === text ? text : `${text} (${percent})`;
}

function legendOf(source: BarSource, prefix: string, allowsHiding: boolean): LegendEntry[] {
  const { series, hidden, categories, arrangement } = source;
  if (series.length < 2) return [];
  // A single whole needs no table for its parts: the legend carries them.
  const isWhole = arrangement === 'shares' && categories.length === 1;
  return series.map(({ id, label }, index) => {
    const look = seriesLook(index);
    const text = isWhole && !hidden.has(id) ? `${label} ${barText(source, index, 0)}` : label;
    return {
      id,
      label: text,
      look,
      kind: 'bar',
      hatch: hatchOf(prefix, look.color),
      ...(allowsHiding && { isShown: !hidden.has(id) }),
    };
  });
}

function readingAt(source: BarSource, layout: BarLayout, prefix: string, place: number): ReadingAt {
  const { series, hidden, categories } = source;
  const drawn = layout.categories[place];
  const bars = drawn?.bars ?? [];
  const middle = drawn?.middle ?? 0;
  const furthest = Math.max(layout.zero, ...bars.map(({ x, width }) => x + width));
  return {
    x: layout.isLying ? furthest : middle,
    y: layout.isLying ? middle : Math.min(layout.zero, ...bars.map(({ y }) => y)),
    heading: (categories[place]?.label ?? '').replaceAll('\u00AD', ''),
    lines: series.flatMap(({ id, label }, index) => {
      if (hidden.has(id)) return [];
      const look = seriesLook(index);
      return [
        {
          id,
          label,
          value: barText(source, index, place),
          look,
          kind: 'bar' as const,
          hatch: hatchOf(prefix, look.color),
        },
      ];
    }),
  };
}

interface BarPlotProps {
  source: BarSource;
  title: string;
  summary: string;
  allowsHiding: boolean;
  onToggle: (id: string) => void;
}

/** Drawing and legend of a bar chart. */
export function BarPlot({ source, title, summary, allowsHiding, onToggle }: BarPlotProps) {
  const prefix = useId();
  const [boxRef, box] = usePlotBox();
  const reading = useReading(source.categories.length, 0);
  const layout = barLayout(source, box);
  return (
    <>
      <PlotArea
        boxRef={boxRef}
        box={box}
        title={title}
        summary={summary}
        reading={reading}
        positions={layout.categories.map(({ middle }) => middle)}
        axis={layout.isLying ? 'y' : 'x'}
        readingAt={(index) => readingAt(source, layout, prefix, index)}
      >
        <BarDrawing layout={layout} box={box} prefix={prefix} reading={reading.index} />
      </PlotArea>
      <Legend entries={legendOf(source, prefix, allowsHiding)} onToggle={onToggle} />
    </>
  );
}
