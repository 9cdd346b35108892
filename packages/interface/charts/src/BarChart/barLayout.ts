import { scaleBand } from 'd3-scale';
import { formatPercent, type Language } from '@resonanz/formatters/number';
import { charactersIn, widestText } from '../plot/textWidth.ts';
import type { PlotBox } from '../plot/usePlotBox.ts';
import { valueAxis, type ValueAxis } from '../plot/valueAxis.ts';
import type { ValueWriter } from '../values/valueFormat.ts';
import type { BarCategory, BarSeries } from './BarChartProps.ts';
import { type BarArrangement, barSpans } from './barSpans.ts';
import { squeezeLabel, wrapLabel } from './wrapLabel.ts';

/** What a drawing is made from. */
export interface BarSource {
  readonly categories: readonly BarCategory[];
  readonly series: readonly BarSeries[];
  readonly hidden: ReadonlySet<string>;
  readonly arrangement: BarArrangement;
  readonly orientation: 'vertical' | 'horizontal';
  readonly write: ValueWriter;
  readonly language: Language;
}

/** A bar in px. */
export interface DrawnBar {
  readonly series: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The value in words at the end of a lying bar. */
  readonly text: string | undefined;
  readonly isNegative: boolean;
}

/** One category in px. */
export interface DrawnCategory {
  readonly id: string;
  readonly lines: readonly string[];
  /** Middle of the category along the axis of categories. */
  readonly middle: number;
  readonly bars: readonly DrawnBar[];
}

/** Everything that is drawn, in px. */
export interface BarLayout {
  readonly isLying: boolean;
  readonly start: number;
  readonly end: number;
  readonly top: number;
  readonly bottom: number;
  /** Room of one category along the axis of categories. */
  readonly step: number;
  readonly zero: number;
  readonly axis: ValueAxis;
  readonly categories: readonly DrawnCategory[];
}

const LABEL_LINES = 3;
/** Names of lying bars take at most this share of the width. */
const LABEL_SHARE = 0.4;
/** Parts of a stack stand this far apart, in px, so that they differ without colour. */
const GAP = 2;

function uprightLabels(
  categories: readonly BarCategory[],
  room: number,
  em: number,
): readonly (readonly string[])[] | undefined {
  const limit = charactersIn(room - em * 0.5, em);
  const lines = categories.map(({ label }) => wrapLabel(label, limit));
  return lines.every((one): one is readonly string[] => one !== undefined && one.length <= LABEL_LINES)
    ? lines
    : undefined;
}

/** Places all parts of a bar chart in its box. */
export function barLayout(source: BarSource, { width, height, em }: PlotBox): BarLayout {
  const { categories, series, hidden, arrangement, write, language } = source;
  const spans = categories.map((_, category) => barSpans(series, hidden, category, arrangement));
  const percent: ValueWriter = {
    full: (value) => formatPercent(value, language),
    short: (value) => formatPercent(value, language),
  };
  const axisWriter = arrangement === 'shares' ? percent : write;
  const ends = arrangement === 'shares' ? [0, 100] : spans.flat().flatMap(({ from, to }) => [from, to]);
  const axis = valueAxis(ends, height - em * 4, em, axisWriter, true);

  const axisStart =
    widestText(
      axis.ticks.map(({ label }) => label),
      em,
    ) + em;
  const upright =
    source.orientation === 'vertical'
      ? uprightLabels(categories, (width - axisStart) / categories.length, em)
      : undefined;
  const isLying = upright === undefined;
  const labels =
    upright ?? categories.map(({ label }) => squeezeLabel(label, charactersIn(width * LABEL_SHARE, em), 2));
  // A stack ends with the sum of its parts; shares always end at the whole.
  const textOf = (category: number, to: number, place: number) => {
    if (!isLying || arrangement === 'shares') return undefined;
    const parts = spans[category] ?? [];
    // Labels of several zeros would overlap; a missing bar gets no label.
    if (arrangement === 'grouped') return to === 0 && parts.length > 1 ? undefined : write.full(to);
    return place === parts.length - 1 && parts.every((part) => part.to >= 0) ? write.full(to) : undefined;
  };
  const texts = spans.flatMap((parts, category) => parts.flatMap(({ to }, place) => textOf(category, to, place) ?? []));
  const textRoom = texts.length > 0 ? widestText(texts, em) + em * 0.8 : em * 0.5;
  const hasNegative = spans.flat().some(({ to }) => to < 0);

  const start = isLying ? widestText(labels.flat(), em) + em * (labels.length > 0 ? 1 : 0) : axisStart;
  const end = isLying ? width - textRoom : width - em * 0.3;
  const top = isLying ? 0 : em * 0.8;
  const bottom = isLying ? height : height - em * (0.8 + 1.3 * Math.max(1, ...labels.map((lines) => lines.length)));
  axis.scale.range(isLying ? [start + (hasNegative ? textRoom : 0), end] : [bottom, top]);
  // Without a grid the longest bar fills the room.
  if (isLying) axis.scale.domain([Math.min(0, ...ends), Math.max(0, ...ends) || (hasNegative ? 0 : 1)]);

  const band = scaleBand<number>()
    .domain(categories.map((_, index) => index))
    .range(isLying ? [top, bottom] : [start, end])
    .paddingInner(0.3)
    .paddingOuter(0.15);
  const shown = series.flatMap(({ id }, index) => (hidden.has(id) ? [] : [index]));
  const rows = arrangement === 'grouped' ? Math.max(1, shown.length) : 1;
  const thickness = Math.min(band.bandwidth() / rows, isLying ? em * 2 : em * 4);

  return {
    isLying,
    start,
    end,
    top,
    bottom,
    step: band.step(),
    zero: axis.scale(0),
    axis,
    categories: categories.map(({ id }, category) => {
      const middle = (band(category) ?? 0) + band.bandwidth() / 2;
      const parts = spans[category] ?? [];
      return {
        id,
        lines: labels[category] ?? [],
        middle,
        bars: parts.map(({ series: index, from, to }, place): DrawnBar => {
          const row = arrangement === 'grouped' ? shown.indexOf(index) : 0;
          const across = middle + (row - rows / 2) * thickness;
          const edges = [axis.scale(from), axis.scale(to)].toSorted((a, b) => a - b);
          const [low = 0, high = 0] = edges;
          const gap = arrangement !== 'grouped' && place > 0 && high - low > GAP * 2 ? GAP : 0;
          const room = Math.max(1, thickness - (rows > 1 ? 1 : 0));
          const text = textOf(category, to, place);
          return isLying
            ? {
                series: index,
                x: low + gap,
                y: across,
                width: high - low - gap,
                height: room,
                text,
                isNegative: to < 0,
              }
            : { series: index, x: across, y: low, width: room, height: high - low - gap, text, isNegative: to < 0 };
        }),
      };
    }),
  };
}
