import * as styles from './Meter.css.ts';

/** Props of `Meter`. */
export interface MeterProps {
  /** The amount, between 0 and `max`; more fills the bar. */
  value: number;
  /** The whole; 100 by default. */
  max?: number;
  /** What is measured. */
  label: string;
  /** The amount in words, for example "68 %". */
  valueText: string;
  /** How the amount is judged; `neutral` by default. */
  tone?: 'neutral' | 'accent' | 'positive' | 'warning' | 'negative';
}

/** How much of a whole is used. */
export function Meter({ value, max = 100, label, valueText, tone = 'neutral' }: MeterProps) {
  const inside = Math.min(Math.max(value, 0), max);
  const share = max > 0 ? (inside / max) * 100 : 0;
  return (
    <div
      className={styles.meter}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={inside}
      aria-valuetext={valueText}
    >
      <div className={`${styles.fill} ${styles.tone[tone]}`} style={{ inlineSize: `${share}%` }} />
    </div>
  );
}
