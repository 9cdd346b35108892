import * as css from './RingSign.css.ts';

/** The rings as the 64 px sign of an empty place. */
export function RingSign() {
  return (
    <svg className={css.sign} width="64" height="64" viewBox="0 0 96 96" aria-hidden>
      <circle cx="48" cy="48" r="9" fill="currentColor" stroke="none" />
      <circle cx="48" cy="48" r="20" strokeWidth="3.5" />
      <circle cx="48" cy="48" r="32" strokeWidth="2" opacity=".6" />
      <circle cx="48" cy="48" r="44" strokeWidth="1" opacity=".35" />
    </svg>
  );
}
