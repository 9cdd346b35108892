import { CheckIcon } from '@phosphor-icons/react';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Stepper.css.ts';

/** One step. */
export interface Step {
  /** Identifier. */
  id: string;
  /** The words. */
  label: string;
}

/** Props of {@link Stepper}. */
export interface StepperProps {
  /** Accessible name of the steps. */
  label: string;
  /** The steps, in their order. */
  steps: readonly Step[];
  /** The step that is being taken; steps before it are done. */
  currentId: string;
  /** Said with a step that is done. */
  doneLabel: string;
  /** All steps are done. */
  isComplete?: boolean;
}

/** How far a form of several pages has come. */
export function Stepper({ label, steps, currentId, doneLabel, isComplete = false }: StepperProps) {
  const current = isComplete ? steps.length : steps.findIndex(({ id }) => id === currentId);
  return (
    <ol className={css.list} aria-label={label}>
      {steps.map((step, at) => {
        const state = at < current ? 'done' : at === current ? 'now' : 'next';
        return (
          <li key={step.id} className={css.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span className={css.dot} aria-hidden="true">
              {state === 'done' ? <Icon icon={CheckIcon} size="mini" /> : at + 1}
            </span>
            <span className={css.words}>
              {step.label}
              {state === 'done' && <span className={css.state}>{` (${doneLabel})`}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
