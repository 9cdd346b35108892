import type { CSSProperties } from 'react';
import type { PlotBox } from '../plot/usePlotBox.ts';
import type { SeriesLook } from '../series/seriesLook.ts';
import { SeriesSample } from '../series/SeriesSample.tsx';
import * as css from './reading.css.ts';

/** One series at the point that is read. */
export interface ReadingLine {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly look: SeriesLook;
  readonly kind: 'line' | 'forecast' | 'bar';
  readonly hatch?: string | undefined;
}

/** Everything that is read at one point, and where it stands in the drawing. */
export interface ReadingAt {
  readonly x: number;
  readonly y: number;
  readonly heading: string;
  readonly lines: readonly ReadingLine[];
}

const distance = 14;

/** On the side of the point that has more room, so that the card neither hides it nor leaves the plot. */
function placeOf({ x, y }: ReadingAt, { width, height }: PlotBox): CSSProperties {
  const inline = x > width / 2 ? { insetInlineEnd: width - x + distance } : { insetInlineStart: x + distance };
  const block = y > height / 2 ? { insetBlockEnd: height - y } : { insetBlockStart: y };
  return { ...inline, ...block, maxInlineSize: Math.max(x, width - x) - distance };
}

/** The words of a point for assistive technology. */
export function readingText({ heading, lines }: ReadingAt): string {
  return `${heading}: ${lines.map(({ label, value }) => `${label} ${value}`).join('; ')}`;
}

/** The values of the point that is read; the reader says the same. */
export function ReadingCard({ at, box }: { at: ReadingAt; box: PlotBox }) {
  return (
    <div className={css.card} style={placeOf(at, box)} aria-hidden="true">
      <div className={css.heading}>{at.heading}</div>
      {at.lines.map(({ id, label, value, ...sample }) => (
        <div key={id} className={css.line}>
          <span className={css.name}>
            {at.lines.length > 1 && (
              <span className={css.key}>
                <SeriesSample {...sample} />
              </span>
            )}
            {label}
          </span>
          <span className={css.value}>{value}</span>
        </div>
      ))}
    </div>
  );
}
