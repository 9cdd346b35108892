import { MinusIcon, TrendDownIcon, TrendUpIcon } from '@phosphor-icons/react';
import { type CSSProperties, type ReactNode, useContext } from 'react';
import { classNames } from '../classNames.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { KpiLoading } from './KpiLoading.ts';
import * as css from './KpiStrip.css.ts';

/** How a figure moved, and whether that is good. */
export interface KpiTrend {
  /** Which way the figure went; the arrow shows it. */
  direction: 'up' | 'down' | 'level';
  /** Whether that is good news; the colour shows it. */
  tone: 'positive' | 'negative' | 'neutral';
  /** The change with its sign, already formatted, for example "+12,4 %". */
  text: string;
  /** Direction in words for assistive technology, for example "risen"; say there too whether that is good. */
  label: string;
}

interface Figure {
  /** Name of the figure. */
  label: string;
  /** Unit behind the figure, drawn smaller. */
  unit?: string;
  /** How it moved. */
  trend?: KpiTrend;
  /** What the trend refers to, or another short remark. */
  note?: string;
  /** Anything below the figure instead of a trend, usually a `Meter`. */
  children?: ReactNode;
}

interface Known {
  /** The figure, already formatted. */
  value: string;
  /** Said instead of the dash of a figure that isn't known. */
  unknownLabel?: string;
}

interface PerhapsUnknown {
  /** The figure, already formatted; null for one that isn't known: a dash is drawn, never 0. */
  value: string | null;
  /** Said instead of the dash of a figure that isn't known. */
  unknownLabel: string;
}

/** Props of `Kpi`. */
export type KpiProps = Figure & (Known | PerhapsUnknown);

const arrows = { up: TrendUpIcon, down: TrendDownIcon, level: MinusIcon };

function Trend({ direction, tone, text, label }: KpiTrend) {
  const Arrow = arrows[direction];
  return (
    <span className={classNames(css.trend, css.trendTone[tone])}>
      <Arrow size={16} role="img" aria-label={label} />
      {text}
    </span>
  );
}

function Value({ value, unit, unknownLabel }: Pick<KpiProps, 'value' | 'unit' | 'unknownLabel'>) {
  if (value === null) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{unknownLabel}</VisuallyHidden>
      </>
    );
  }
  return (
    <span className={css.figure} style={{ '--characters': value.length } as CSSProperties}>
      {value}
      {unit !== undefined && <span className={css.unit}>{unit}</span>}
    </span>
  );
}

/** One figure of a `KpiStrip`. */
export function Kpi({ label, trend, note, children, ...figure }: KpiProps) {
  const isLoading = useContext(KpiLoading);
  return (
    <div className={css.cell}>
      <dt className={css.label}>{label}</dt>
      <dd className={classNames(css.value, isLoading && css.place)}>
        {isLoading ? <Skeleton width="4.5rem" /> : <Value {...figure} />}
      </dd>
      {(trend !== undefined || note !== undefined) && (
        <dd className={css.note}>
          {isLoading ? (
            <Skeleton width="6rem" />
          ) : (
            <>
              {trend !== undefined && <Trend {...trend} />}
              {note}
            </>
          )}
        </dd>
      )}
      {children !== undefined && <dd className={classNames(css.extra, isLoading && css.held)}>{children}</dd>}
    </div>
  );
}
