import * as css from './Rating.css.ts';
import { Star, STARS } from './Stars.tsx';

/** Props of {@link Rating}. */
export interface RatingProps {
  /** The average, 0 to 5; drawn to the half star. */
  value: number;
  /** The whole in words for assistive technology, for example "4,6 von 5 Sternen, 38 Bewertungen". */
  label: string;
  /** The average as text, already formatted; without it only stars are shown. */
  valueText?: string;
  /** How many ratings, as text, for example "(38)". */
  countText?: string;
  /** Five stars (default), or one star before the figure for table cells. */
  variant?: 'stars' | 'single';
}

/** A rating to read; to set one, use `RatingField`. */
export function Rating({ value, label, valueText, countText, variant = 'stars' }: RatingProps) {
  return (
    <span className={css.rating} role="img" aria-label={label}>
      <span className={css.stars}>
        {variant === 'single' ? <Star fill={1} /> : STARS.map((star) => <Star key={star} fill={value - star + 1} />)}
      </span>
      {valueText !== undefined && <span className={css.value}>{valueText}</span>}
      {countText !== undefined && <span className={css.count}>{countText}</span>}
    </span>
  );
}
