import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { FieldError } from '../FieldError/FieldError.tsx';
import * as css from './Checkbox.css.ts';

interface ChoiceLabelProps {
  /** Id of the control; those of its words, hint, error and number begin with it. */
  controlId: string;
  /** The box, the circle or the switch. */
  control: ReactNode;
  children: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
  count?: ReactNode;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  className?: string | undefined;
}

/** A control with its words beside it; hint and error stand below the words, and a press anywhere answers. */
export function ChoiceLabel({
  controlId,
  control,
  children,
  description,
  error,
  count,
  isDisabled,
  isReadOnly,
  className,
}: ChoiceLabelProps) {
  return (
    <label
      className={classNames(css.choice, className)}
      data-disabled={isDisabled || undefined}
      data-readonly={isReadOnly || undefined}
    >
      {control}
      <span className={css.words}>
        <span id={`${controlId}-label`}>{children}</span>
        {error && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
        {description && (
          <span className={css.description} id={`${controlId}-description`}>
            {description}
          </span>
        )}
      </span>
      {count !== undefined && (
        <span className={css.count} id={`${controlId}-count`}>
          {count}
        </span>
      )}
    </label>
  );
}
