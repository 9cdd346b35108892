'use client';

export { ChoiceBar, type ChoiceBarProps } from '../src/ChoiceBar/ChoiceBar.tsx';
export { ChoiceFilter, type ChoiceFilterProps } from '../src/ChoiceBar/ChoiceFilter.tsx';
export { type Choice, choiceOf, type ChoiceOf } from '../src/ChoiceBar/ChoiceSelect.tsx';
export { usePeriodChoice } from '../src/ChoiceBar/usePeriodChoice.ts';
