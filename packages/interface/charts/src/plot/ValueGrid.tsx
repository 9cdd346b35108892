import * as css from './plot.css.ts';
import type { ValueAxis } from './valueAxis.ts';

interface ValueGridProps {
  axis: ValueAxis;
  /** Where the lines begin and end, in px. */
  start: number;
  end: number;
  em: number;
}

/** Horizontal lines with their values at the start; zero is stronger where values fall below it. */
export function ValueGrid({ axis: { scale, ticks }, start, end, em }: ValueGridProps) {
  const [low = 0] = scale.domain();
  return (
    <g aria-hidden="true">
      {ticks.map(({ value, label }) => {
        const y = scale(value);
        return (
          <g key={value}>
            <path className={value === 0 && low < 0 ? css.zero : css.grid} d={`M${start} ${y}H${end}`} />
            <text className={css.text} x={start - 6} y={y + em * 0.35} textAnchor="end">
              {label}
            </text>
          </g>
        );
      })}
    </g>
  );
}
