import { usePlotBox } from '../plot/usePlotBox.ts';
import { PlotArea } from '../reading/PlotArea.tsx';
import type { ReadingAt } from '../reading/ReadingCard.tsx';
import { useReading } from '../reading/useReading.ts';
import { Legend, type LegendEntry } from '../series/Legend.tsx';
import { seriesLook } from '../series/seriesLook.ts';
import { isKnown } from '../values/valueFormat.ts';
import { LineCursor } from './LineCursor.tsx';
import { LineDrawing } from './LineDrawing.tsx';
import { lineLayout, type LineLayout, type LineSource } from './lineLayout.ts';
import { cellText, isForecast, rowLabel } from './lineRows.ts';

function legendOf(
  { series, hidden, forecast }: LineSource,
  namesSeries: boolean,
  allowsHiding: boolean,
): LegendEntry[] {
  const look = seriesLook(0);
  const hasForecast = forecast !== undefined && series.some((one) => one.forecast?.length);
  const isAlone = series.length === 1;
  return [
    ...(namesSeries && !isAlone
      ? series.map(({ id, label }, index): LegendEntry => ({
          id,
          label,
          look: seriesLook(index),
          kind: 'line',
          ...(allowsHiding && { isShown: !hidden.has(id) }),
        }))
      : []),
    ...(hasForecast
      ? ([
          ...(isAlone ? [{ id: ' measured', label: forecast.measuredLabel, look, kind: 'measured' } as const] : []),
          { id: ' forecast', label: forecast.label, look, kind: 'forecast' },
          { id: ' range', label: forecast.rangeLabel, look, kind: 'range' },
        ] as const)
      : []),
  ];
}

function readingAt(
  { rows, series, language, forecast, write }: LineSource,
  { lines, axis, top, xOf }: LineLayout,
  place: number,
): ReadingAt {
  const row = rows[place];
  if (!row) return { x: 0, y: top, heading: '', lines: [] };
  const heights = lines.map(({ index }) => row.cells[index]?.value).filter(isKnown);
  return {
    x: xOf(row.time),
    y: Math.min(...heights.map((value) => axis.scale(value)), axis.scale.range()[0] ?? top),
    heading: rowLabel(row, language, forecast),
    lines: lines.map(({ id, index }) => ({
      id,
      label: series[index]?.label ?? '',
      value: cellText(row.cells[index], write),
      look: seriesLook(index),
      kind: row.cells[index]?.isForecast ? 'forecast' : 'line',
    })),
  };
}

interface LinePlotProps {
  source: LineSource;
  title: string;
  summary: string;
  allowsHiding: boolean;
  onToggle: (id: string) => void;
}

/** Drawing and legend of a line chart. */
export function LinePlot({ source, title, summary, allowsHiding, onToggle }: LinePlotProps) {
  const [boxRef, box] = usePlotBox();
  const { rows, forecast } = source;
  const reading = useReading(
    rows.length,
    rows.findLastIndex((row) => !isForecast(row)),
  );
  const layout = lineLayout(source, box);
  const row = reading.index === null ? undefined : rows[reading.index];
  return (
    <>
      <PlotArea
        boxRef={boxRef}
        box={box}
        title={title}
        summary={summary}
        reading={reading}
        positions={rows.map(({ time }) => layout.xOf(time))}
        axis="x"
        readingAt={(index) => readingAt(source, layout, index)}
      >
        <LineDrawing layout={layout} box={box} forecast={forecast} hasMarkers={source.series.length > 1} />
        {row && <LineCursor layout={layout} row={row} />}
      </PlotArea>
      <Legend entries={legendOf(source, allowsHiding || !layout.labels, allowsHiding)} onToggle={onToggle} />
    </>
  );
}
