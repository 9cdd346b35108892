'use client';

import type { OptionId } from '@resonanz/ui/Select';
import { FilterSection } from '../FilterPanel/FilterSection.tsx';
import { choiceOf, type ChoiceOf, ChoiceSelect } from './ChoiceSelect.tsx';

/** Props of {@link ChoiceFilter}. */
export type ChoiceFilterProps<Id extends OptionId> = ChoiceOf<Id>;

/** A section of a filter panel with one thing to choose. */
export function ChoiceFilter<Id extends OptionId>(choice: ChoiceFilterProps<Id>) {
  return (
    <FilterSection title={choice.label}>
      <ChoiceSelect choice={choiceOf(choice)} hidesLabel />
    </FilterSection>
  );
}
