import { type ReactNode, useContext, useId } from 'react';
import * as css from '../Checkbox/Checkbox.css.ts';
import { ChoiceLabel } from '../Checkbox/ChoiceLabel.tsx';
import { classNames } from '../classNames.ts';
import { circle } from './RadioGroup.css.ts';
import { RadioGroupContext } from './RadioGroupContext.ts';

/** Props of {@link Radio}. */
export interface RadioProps {
  /** The words beside the circle. */
  children: ReactNode;
  /** Value of the choice. */
  value: string;
  /** A hint below the words. */
  description?: ReactNode;
  /** Prevents this choice. */
  isDisabled?: boolean;
}

/** One choice of a `RadioGroup`. */
export function Radio({ children, value, description, isDisabled }: RadioProps) {
  const group = useContext(RadioGroupContext);
  const id = useId();
  if (!group) throw new Error('A Radio stands in a RadioGroup.');
  const isOff = isDisabled || group.isDisabled;
  const control = (
    <input
      type="radio"
      className={classNames(css.box, circle)}
      name={group.name}
      value={value}
      checked={group.value === value}
      disabled={isOff}
      aria-labelledby={`${id}-label`}
      aria-describedby={description ? `${id}-description` : undefined}
      data-invalid={group.isInvalid || undefined}
      data-readonly={group.isReadOnly || undefined}
      onChange={() => group.choose(value)}
    />
  );
  return (
    <ChoiceLabel
      controlId={id}
      control={control}
      description={description}
      isDisabled={isOff}
      isReadOnly={group.isReadOnly}
    >
      {children}
    </ChoiceLabel>
  );
}
