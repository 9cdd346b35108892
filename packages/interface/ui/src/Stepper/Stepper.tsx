import { CheckIcon, ExclamationMarkIcon } from '@phosphor-icons/react';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Stepper.css.ts';

/** One step. */
export interface Step {
  /** Identifier. */
  id: string;
  /** The words. */
  label: string;
  /**
   * What is wrong with it, in a few words, for example "2 Angaben fehlen"; marks the step, and one that was passed is
   * not done.
   */
  errorMessage?: string;
}

/** Props of {@link Stepper}. */
export interface StepperProps {
  /** Accessible name of the steps. */
  label: string;
  /** The steps, in their order. */
  steps: readonly Step[];
  /** The step that is being taken; steps before it are done unless they carry an `errorMessage`. */
  currentId: string;
  /** Said with a step that is done. */
  doneLabel: string;
  /** Said with the present step, for assistive technology that leaves `aria-current` out. */
  currentLabel?: string;
  /** Said with a step that is still to come. */
  openLabel?: string;
  /** How far it is in short, for example "2 von 5"; phones show it before the words of the present step. */
  positionLabel?: (position: number, count: number) => string;
  /** All steps are done. */
  isComplete?: boolean;
}

type StepState = 'done' | 'left' | 'now' | 'next';

function Dot({ state, hasError, position }: { state: StepState; hasError: boolean; position: number }) {
  const icon = hasError ? ExclamationMarkIcon : state === 'done' ? CheckIcon : null;
  return (
    <span className={css.dot} aria-hidden="true">
      {icon ? <Icon icon={icon} size="mini" /> : position}
    </span>
  );
}

/** How far a form of several pages has come. */
export function Stepper({
  label,
  steps,
  currentId,
  doneLabel,
  currentLabel,
  openLabel,
  positionLabel,
  isComplete = false,
}: StepperProps) {
  const current = isComplete ? steps.length : steps.findIndex(({ id }) => id === currentId);
  const said = { done: doneLabel, left: undefined, now: currentLabel, next: openLabel };
  const shownAt = Math.min(current, steps.length - 1);
  const shown = steps[shownAt];
  return (
    <div>
      <ol className={css.list} aria-label={label}>
        {steps.map(({ id, label: words, errorMessage }, at) => {
          const hasError = errorMessage !== undefined;
          const state = at < current ? (hasError ? 'left' : 'done') : at === current ? 'now' : 'next';
          return (
            <li
              key={id}
              className={css.step}
              data-state={state}
              data-invalid={hasError || undefined}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              <Dot state={state} hasError={hasError} position={at + 1} />
              <span className={css.words}>
                {words}
                {said[state] && <span className={css.state}>{` (${said[state]})`}</span>}
                {hasError && <span className={css.error}>{` ${errorMessage}`}</span>}
              </span>
            </li>
          );
        })}
      </ol>
      {/* For eyes on phones alone: assistive technology reads the list. */}
      {shown && (
        <p className={css.short} aria-hidden="true">
          {positionLabel && <span className={css.position}>{positionLabel(shownAt + 1, steps.length)}</span>}
          {shown.label}
          {shown.errorMessage !== undefined && <span className={css.error}>{shown.errorMessage}</span>}
        </p>
      )}
    </div>
  );
}
