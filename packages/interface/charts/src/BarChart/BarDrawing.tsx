import * as plot from '../plot/plot.css.ts';
import type { PlotBox } from '../plot/usePlotBox.ts';
import { ValueGrid } from '../plot/ValueGrid.tsx';
import * as css from '../series/series.css.ts';
import { seriesLook } from '../series/seriesLook.ts';
import type { BarLayout, DrawnBar, DrawnCategory } from './barLayout.ts';
import { Hatching, hatchOf } from './Hatching.tsx';

function Bar({
  bar: { series, x, y, width, height, text, isNegative },
  em,
  prefix,
}: {
  bar: DrawnBar;
  em: number;
  prefix: string;
}) {
  const { color } = seriesLook(series);
  const textX = isNegative ? x - em * 0.4 : x + width + em * 0.4;
  return (
    <>
      <rect
        className={`${css.bar} ${css.color[color as keyof typeof css.color]}`}
        style={{ '--hatch': hatchOf(prefix, color) } as object}
        x={x}
        y={y}
        width={width}
        height={height}
      />
      {text && (
        <text
          className={plot.strongText}
          x={textX}
          y={y + height / 2 + em * 0.35}
          textAnchor={isNegative ? 'end' : 'start'}
          aria-hidden="true"
        >
          {text}
        </text>
      )}
    </>
  );
}

function CategoryLabel({
  category: { lines, middle },
  layout: { isLying, bottom },
  em,
}: {
  category: DrawnCategory;
  layout: BarLayout;
  em: number;
}) {
  const lineHeight = em * 1.3;
  const x = isLying ? 0 : middle;
  const y = isLying ? middle - ((lines.length - 1) * lineHeight) / 2 + em * 0.35 : bottom + em * 1.5;
  return (
    <text className={plot.text} textAnchor={isLying ? 'start' : 'middle'} aria-hidden="true">
      {lines.map((line, index) => (
        <tspan key={line} x={x} y={y + index * lineHeight}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

interface BarDrawingProps {
  layout: BarLayout;
  box: PlotBox;
  /** Begins the ids of the hatchings. */
  prefix: string;
  /** The category that is read. */
  reading: number | null;
}

/** Ground of the category that is read, grid, bars and names. */
export function BarDrawing({ layout, box: { width, em }, prefix, reading }: BarDrawingProps) {
  const { isLying, start, end, top, bottom, step, zero, axis, categories } = layout;
  const read = reading === null ? undefined : categories[reading];
  return (
    <>
      <Hatching prefix={prefix} />
      {read &&
        (isLying ? (
          <rect className={plot.bandCursor} x={0} y={read.middle - step / 2} width={width} height={step} />
        ) : (
          <rect className={plot.bandCursor} x={read.middle - step / 2} y={top} width={step} height={bottom - top} />
        ))}
      {!isLying && <ValueGrid axis={axis} start={start} end={end} em={em} />}
      {categories.map((category) => (
        <g key={category.id}>
          {category.bars.map((bar) => (
            <Bar key={bar.series} bar={bar} em={em} prefix={prefix} />
          ))}
          <CategoryLabel category={category} layout={layout} em={em} />
        </g>
      ))}
      <path className={plot.zero} d={isLying ? `M${zero} ${top}V${bottom}` : `M${start} ${zero}H${end}`} />
    </>
  );
}
