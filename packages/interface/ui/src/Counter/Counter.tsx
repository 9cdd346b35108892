import * as styles from './Counter.css.ts';

/** Props of `Counter`. */
export interface CounterProps {
  /** How many. */
  count: number;
  /** Highest number shown; more becomes "99+". 99 by default. */
  max?: number;
  /** The count in words for assistive technology, for example "4 unread"; the bare number without it. */
  label?: string;
  /** `accent` calls (default), `soft` informs, `shell` is for the dark header. */
  tone?: 'accent' | 'soft' | 'shell';
  /** Height 18 px (default) or 16 px. */
  size?: 'medium' | 'small';
  /** Whether a zero is shown; by default nothing is drawn for it. */
  showsZero?: boolean;
}

/** A number in a pill. */
export function Counter({ count, max = 99, label, tone = 'accent', size = 'medium', showsZero = false }: CounterProps) {
  if (count <= 0 && !showsZero) return null;
  const text = count > max ? `${max}+` : String(count);
  return (
    <span className={`${styles.counter} ${styles.tone[tone]} ${styles.size[size]}`}>
      {label ? (
        <>
          <span aria-hidden="true">{text}</span>
          <span className={styles.words}>{label}</span>
        </>
      ) : (
        text
      )}
    </span>
  );
}
