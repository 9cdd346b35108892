import * as styles from './Skeleton.css.ts';

/** Props of `Skeleton`. */
export interface SkeletonProps {
  /** A line of text (default), a round picture or a block as high as its place. */
  shape?: 'text' | 'circle' | 'block';
  /** Width as a CSS length or percentage; the whole line by default, 28 px for a circle. */
  width?: string;
}

/** The place of something that is still loading; hidden from assistive technology. */
export function Skeleton({ shape = 'text', width = shape === 'circle' ? '28px' : '100%' }: SkeletonProps) {
  return (
    <span
      className={`${styles.skeleton} ${styles.shape[shape]}`}
      style={{ inlineSize: width }}
      data-loading="skeleton"
      aria-hidden="true"
    />
  );
}
