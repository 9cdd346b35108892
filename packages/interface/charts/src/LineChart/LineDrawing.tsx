import * as plot from '../plot/plot.css.ts';
import { textWidth } from '../plot/textWidth.ts';
import type { PlotBox } from '../plot/usePlotBox.ts';
import { ValueGrid } from '../plot/ValueGrid.tsx';
import * as css from '../series/series.css.ts';
import { markerPath, seriesLook } from '../series/seriesLook.ts';
import { FORECAST_DASH } from '../series/SeriesSample.tsx';
import type { LineForecast } from './LineChartProps.ts';
import { anchorWithin, type DrawnLine, type LineLayout } from './lineLayout.ts';

function Line({ line: { index, shape }, hasMarker }: { line: DrawnLine; hasMarker: boolean }) {
  const { color, dash, marker } = seriesLook(index);
  return (
    <g
      className={css.color[color as keyof typeof css.color]}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinejoin="round"
    >
      <path d={shape.measured} strokeDasharray={dash} />
      {shape.forecast && <path d={shape.forecast} strokeWidth="2" strokeDasharray={FORECAST_DASH} />}
      {shape.single.map(({ x, y }) => (
        <path key={x} className={css.marker} d={markerPath(marker, 36)} transform={`translate(${x} ${y})`} />
      ))}
      {hasMarker && shape.end && (
        <path
          className={css.marker}
          d={markerPath(marker, 56)}
          transform={`translate(${shape.end.x} ${shape.end.y})`}
        />
      )}
    </g>
  );
}

function Today({
  x,
  top,
  bottom,
  em,
  width,
  forecast,
}: {
  x: number;
  top: number;
  bottom: number;
  em: number;
  width: number;
  forecast: LineForecast;
}) {
  const hasRoom = x + em / 2 + textWidth(forecast.label, em) <= width;
  return (
    <g aria-hidden="true">
      <path className={plot.today} d={`M${x} ${top - em * 0.8}V${bottom}`} />
      <text className={plot.text} x={x - em / 2} y={em * 0.9} textAnchor="end">
        {forecast.fromLabel}
      </text>
      {hasRoom && (
        <text className={plot.text} x={x + em / 2} y={em * 0.9}>
          {forecast.label}
        </text>
      )}
    </g>
  );
}

interface LineDrawingProps {
  layout: LineLayout;
  box: PlotBox;
  forecast: LineForecast | undefined;
  /** Marks the last measured point of each line, so that lines differ by shape too. */
  hasMarkers: boolean;
}

/** Grid, axes, bands, lines and their names. */
export function LineDrawing({ layout, box: { width, em }, forecast, hasMarkers }: LineDrawingProps) {
  const { start, end, top, bottom, axis, dates, lines, labels = [], today } = layout;
  return (
    <>
      {lines.map(({ id, shape }) => shape.band && <path key={id} className={css.band} d={shape.band} />)}
      <ValueGrid axis={axis} start={start} end={end} em={em} />
      <g aria-hidden="true">
        {dates.map(({ time, label, x }) => (
          <text
            key={time}
            className={plot.text}
            x={x}
            y={bottom + em * 1.8}
            textAnchor={anchorWithin(label, x, em, width)}
          >
            {label}
          </text>
        ))}
      </g>
      {forecast && today !== undefined && (
        <Today x={today} top={top} bottom={bottom} em={em} width={width} forecast={forecast} />
      )}
      {lines.toReversed().map((line) => (
        <Line key={line.id} line={line} hasMarker={hasMarkers} />
      ))}
      <g aria-hidden="true">
        {labels.map(({ id, label, y }) => (
          <text key={id} className={plot.strongText} x={end + em} y={y + em * 0.35}>
            {label}
          </text>
        ))}
      </g>
    </>
  );
}
