import * as plot from '../plot/plot.css.ts';
import * as css from '../series/series.css.ts';
import { markerPath, seriesLook } from '../series/seriesLook.ts';
import { isKnown } from '../values/valueFormat.ts';
import type { LineLayout } from './lineLayout.ts';
import type { LineRow } from './lineRows.ts';

/** The point of every line that is read, with the soft ring of what answers. */
export function LineCursor({ layout: { lines, axis, top, bottom, xOf }, row }: { layout: LineLayout; row: LineRow }) {
  const x = xOf(row.time);
  return (
    <g aria-hidden="true">
      {lines.length > 1 && <path className={plot.cursor} d={`M${x} ${top}V${bottom}`} />}
      {lines.map(({ id, index }) => {
        const value = row.cells[index]?.value;
        if (!isKnown(value)) return null;
        const { color, marker } = seriesLook(index);
        return (
          <g
            key={id}
            className={css.color[color as keyof typeof css.color]}
            transform={`translate(${x} ${axis.scale(value)})`}
          >
            <circle className={plot.ring} r="9" />
            <path className={css.marker} d={markerPath(marker, 64)} />
          </g>
        );
      })}
    </g>
  );
}
