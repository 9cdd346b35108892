'use client';

import { CaretDownIcon, CaretRightIcon } from '@phosphor-icons/react';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '@resonanz/ui/Icon';
import * as css from './FilterPanel.css.ts';

/** Props of `FilterSection`. */
export interface FilterSectionProps {
  /** What is filtered, for example "Follower". */
  title: string;
  /** The controls. */
  children: ReactNode;
  /** Lets the section be folded; open at the beginning unless `isInitiallyFolded`. */
  isFoldable?: boolean;
  /** Folds the section at the beginning. */
  isInitiallyFolded?: boolean;
}

/** One group of controls in a filter panel. */
export function FilterSection({ title, children, isFoldable = false, isInitiallyFolded = false }: FilterSectionProps) {
  const id = useId();
  const [isFolded, setFolded] = useState(isFoldable && isInitiallyFolded);
  return (
    <section className={css.section} aria-labelledby={`${id}-title`}>
      {isFoldable ? (
        <button
          type="button"
          id={`${id}-title`}
          className={css.sectionButton}
          aria-expanded={!isFolded}
          aria-controls={id}
          onClick={() => setFolded(!isFolded)}
        >
          {title}
          <Icon icon={isFolded ? CaretRightIcon : CaretDownIcon} size="mini" />
        </button>
      ) : (
        <span id={`${id}-title`} className={css.sectionTitle}>
          {title}
        </span>
      )}
      <div id={id} hidden={isFolded}>
        <div className={css.sectionBody}>{children}</div>
      </div>
    </section>
  );
}
