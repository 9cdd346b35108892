import { useId } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { classNames } from '../classNames.ts';
import * as css from './ProgressBar.css.ts';

interface Look {
  /** What is under way, for example "Exposé wird erstellt". */
  label: string;
  /** Leaves the words away where they stand beside the bar; they still name it. */
  hidesLabel?: boolean;
  /** `accent` while it runs (default), `positive` when it is done, `negative` when it has failed; say so in words too. */
  tone?: keyof typeof css.tone;
}

interface Determinate extends Look {
  /** How far it is, between 0 and `max`; more fills the bar. */
  value: number;
  /** The whole; 100 by default. */
  max?: number;
  /** How far it is in words, for example "3 of 12 files"; the percentage in the user's language by default. */
  valueText?: string;
  isIndeterminate?: never;
}

interface Indeterminate extends Look {
  /** For tasks whose length is not known: the bar only says that something happens. */
  isIndeterminate: true;
  value?: never;
  max?: never;
  valueText?: never;
}

/** Props of {@link ProgressBar}: with a `value`, or `isIndeterminate` while the length is not known. */
export type ProgressBarProps = Determinate | Indeterminate;

/** How far a task is that ends by itself. */
export function ProgressBar({
  label,
  hidesLabel = false,
  tone = 'accent',
  value,
  max = 100,
  valueText,
}: ProgressBarProps) {
  const labelId = useId();
  const { locale } = useLocale();
  const inside = value === undefined ? undefined : Math.min(Math.max(value, 0), max);
  const share = inside === undefined || max <= 0 ? 0 : inside / max;
  const words = valueText ?? new Intl.NumberFormat(locale, { style: 'percent' }).format(share);
  return (
    <div className={css.progress}>
      {!hidesLabel && (
        <div className={css.words}>
          <span id={labelId}>{label}</span>
          {inside !== undefined && (
            <span className={css.value} aria-hidden>
              {words}
            </span>
          )}
        </div>
      )}
      <div
        className={css.track}
        role="progressbar"
        {...(hidesLabel ? { 'aria-label': label } : { 'aria-labelledby': labelId })}
        {...(inside !== undefined && {
          'aria-valuemin': 0,
          'aria-valuemax': max,
          'aria-valuenow': inside,
          'aria-valuetext': words,
        })}
      >
        {inside === undefined ? (
          <div className={classNames(css.fill, css.moving, css.tone[tone])} />
        ) : (
          <div className={classNames(css.fill, css.tone[tone])} style={{ inlineSize: `${share * 100}%` }} />
        )}
      </div>
    </div>
  );
}
