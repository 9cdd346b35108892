import { StarHalfIcon, StarIcon } from '@phosphor-icons/react';
import * as styles from './Rating.css.ts';

/** Props of `Rating`. */
export interface RatingProps {
  /** The average, 0 to 5. */
  value: number;
  /** The whole in words for assistive technology, for example "4.6 of 5 stars, 38 ratings". */
  label: string;
  /** The average as text, already formatted; without it only stars are shown. */
  valueText?: string;
  /** How many ratings, as text, for example "(38)". */
  countText?: string;
  /** Five stars (default), or one star before the figure for table cells. */
  variant?: 'stars' | 'single';
}

const positions = [1, 2, 3, 4, 5];

function Star({ fill }: { fill: number }) {
  if (fill >= 0.75) return <StarIcon className={styles.on} size={18} weight="fill" />;
  if (fill >= 0.25) return <StarHalfIcon className={styles.on} size={18} weight="fill" />;
  return <StarIcon className={styles.off} size={18} />;
}

/** A rating that can be read, not set. */
export function Rating({ value, label, valueText, countText, variant = 'stars' }: RatingProps) {
  return (
    <span className={styles.rating} role="img" aria-label={label}>
      <span className={styles.stars}>
        {variant === 'single' ? (
          <Star fill={1} />
        ) : (
          positions.map((position) => <Star key={position} fill={value - position + 1} />)
        )}
      </span>
      {valueText !== undefined && <span className={styles.value}>{valueText}</span>}
      {countText !== undefined && <span className={styles.count}>{countText}</span>}
    </span>
  );
}
