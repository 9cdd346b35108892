import * as styles from './Spinner.css.ts';

/** Props of `Spinner`. */
export interface SpinnerProps {
  /** What is being waited for; omit it where a text beside says so. */
  label?: string;
  /** 18 px (default) or 40 px. */
  size?: 'small' | 'large';
  /** `accent` (default), or the colour of the text around it. */
  tone?: 'accent' | 'inherit';
}

/** Waiting in a dialog, a dropdown or a button; lists wait with `Skeleton`. */
export function Spinner({ label, size = 'small', tone = 'accent' }: SpinnerProps) {
  return (
    <svg
      className={`${styles.spinner} ${styles.size[size]} ${styles.tone[tone]}`}
      viewBox="0 0 40 40"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      data-loading="spinner"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <circle cx="20" cy="20" r="4" fill="currentColor" stroke="none" />
      <path d="M20 9a11 11 0 0 1 11 11" strokeWidth="3.4" />
      <path d="M20 37a17 17 0 0 1-17-17" strokeWidth="2" opacity=".6" />
    </svg>
  );
}
