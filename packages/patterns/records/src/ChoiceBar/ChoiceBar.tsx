'use client';

import * as css from './ChoiceBar.css.ts';
import { type Choice, ChoiceSelect } from './ChoiceSelect.tsx';

/** Props of {@link ChoiceBar}. */
export interface ChoiceBarProps {
  /** What narrows what stands below. */
  choices: readonly Choice[];
}

/** A few choices beside each other above figures, each below its label; lists have a `FilterBar` or a `FilterPanel`. */
export function ChoiceBar({ choices }: ChoiceBarProps) {
  return (
    <div className={css.bar}>
      {choices.map((choice) => (
        <ChoiceSelect key={choice.label} choice={choice} />
      ))}
    </div>
  );
}
