import { type ReactNode, useContext, useId } from 'react';
import * as css from '../Checkbox/Checkbox.css.ts';
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
  return (
    <label className={css.choice} data-disabled={isOff || undefined}>
      <input
        type="radio"
        className={classNames(css.box, circle)}
        name={group.name}
        value={value}
        checked={group.value === value}
        disabled={isOff}
        aria-labelledby={id}
        data-invalid={group.isInvalid || undefined}
        aria-describedby={description ? `${id}-description` : undefined}
        onChange={() => group.choose(value)}
      />
      <span className={css.words}>
        <span id={id}>{children}</span>
        {description && (
          <span className={css.description} id={`${id}-description`}>
            {description}
          </span>
        )}
      </span>
    </label>
  );
}
