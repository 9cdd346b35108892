import { MinusIcon, TrendDownIcon, TrendUpIcon } from '@phosphor-icons/react';
import type { ReactNode } from 'react';
import * as styles from './KpiStrip.css.ts';

/** How a figure moved, and whether that is good. */
export interface KpiTrend {
  /** Which way the figure went. */
  direction: 'up' | 'down' | 'level';
  /** Whether that is good news. */
  tone: 'positive' | 'negative' | 'neutral';
  /** The change, already formatted. */
  text: string;
  /** Direction in words for assistive technology, for example "risen". */
  label: string;
}

/** Props of `Kpi`. */
export interface KpiProps {
  /** Name of the figure. */
  label: string;
  /** The figure, already formatted. */
  value: string;
  /** Unit behind the figure, drawn smaller. */
  unit?: string;
  /** How it moved. */
  trend?: KpiTrend;
  /** What the trend refers to, or another short remark. */
  note?: string;
  /** Anything below the figure instead of a trend, usually a `Meter`. */
  children?: ReactNode;
}

const arrows = { up: TrendUpIcon, down: TrendDownIcon, level: MinusIcon };

function Trend({ direction, tone, text, label }: KpiTrend) {
  const Arrow = arrows[direction];
  return (
    <span className={`${styles.trend} ${styles.trendTone[tone]}`}>
      <Arrow size={16} role="img" aria-label={label} />
      {text}
    </span>
  );
}

/** One figure of a `KpiStrip`. */
export function Kpi({ label, value, unit, trend, note, children }: KpiProps) {
  return (
    <div className={styles.cell}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {value}
        {unit !== undefined && <span className={styles.unit}>{unit}</span>}
      </dd>
      {(trend !== undefined || note !== undefined) && (
        <dd className={styles.note}>
          {trend !== undefined && <Trend {...trend} />}
          {note}
        </dd>
      )}
      {children !== undefined && <dd className={styles.extra}>{children}</dd>}
    </div>
  );
}

/** Props of `KpiStrip`. */
export interface KpiStripProps {
  /** The figures, each a `Kpi`. */
  children: ReactNode;
}

/** The key figures of a page as cells of one ruled line. */
export function KpiStrip({ children }: KpiStripProps) {
  return (
    <div className={styles.strip}>
      <dl className={styles.cells}>{children}</dl>
    </div>
  );
}
