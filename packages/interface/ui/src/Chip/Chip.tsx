import type { ReactNode } from 'react';
import * as css from './Chip.css.ts';

/** Props of {@link Chip}. */
export interface ChipProps {
  /** The value, in a word or two. */
  children: ReactNode;
  /** Drawn before the words, for example a platform's mark. */
  icon?: ReactNode;
}

/** A value in a word; what can be taken away or chosen is a `TagGroup`. */
export function Chip({ children, icon }: ChipProps) {
  return (
    <span className={css.chip}>
      {icon}
      <span className={css.words}>{children}</span>
    </span>
  );
}
