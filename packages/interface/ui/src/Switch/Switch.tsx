import { type ReactNode, type Ref, useId } from 'react';
import * as choice from '../Checkbox/Checkbox.css.ts';
import { classNames } from '../classNames.ts';
import { useToggle } from '../ToggleButton/useToggle.ts';
import * as css from './Switch.css.ts';

interface Common {
  /** Whether it is on; controlled. */
  isSelected?: boolean;
  /** Whether it is on at the beginning; uncontrolled. */
  defaultSelected?: boolean;
  /** Called with the new state. */
  onChange?: (isSelected: boolean) => void;
  /** Prevents the change. */
  isDisabled?: boolean;
  /** Name of the value when the form is sent. */
  name?: string;
  /** Identifier of the control. */
  id?: string;
  /** The input element itself. */
  ref?: Ref<HTMLInputElement>;
}

/** Props of {@link Switch}. */
export type SwitchProps = Common &
  (
    | {
        /** The words; they name what is on. */
        children: ReactNode;
        /** A hint below the words. */
        description?: ReactNode;
        /** Puts the switch at the end of the row and the words at the start. */
        isSpread?: boolean;
      }
    | {
        /** Name of a switch that stands alone. */
        'aria-label': string;
        children?: never;
      }
  );

/** Turns a setting on and off at once; in forms that are sent, use `Checkbox`. */
export function Switch({ isSelected, defaultSelected, onChange, isDisabled, ref, id, name, ...props }: SwitchProps) {
  const [isOn, setOn] = useToggle({ isSelected, defaultSelected, onChange });
  const wordsId = useId();
  const isAlone = 'aria-label' in props;
  const description = isAlone ? undefined : props.description;
  const label = isAlone ? { 'aria-label': props['aria-label'] } : { 'aria-labelledby': wordsId };
  const semantics = { role: 'switch', ...label } as const;
  const track = (
    <input
      {...semantics}
      ref={ref}
      id={id}
      name={name}
      type="checkbox"
      className={css.track}
      checked={isOn}
      disabled={isDisabled}
      aria-describedby={description ? `${wordsId}-description` : undefined}
      onChange={(event) => setOn(event.target.checked)}
    />
  );
  if (isAlone) return track;
  return (
    <label className={classNames(choice.choice, props.isSpread && css.spread)} data-disabled={isDisabled || undefined}>
      {track}
      <span className={choice.words}>
        <span id={wordsId}>{props.children}</span>
        {description && (
          <span className={choice.description} id={`${wordsId}-description`}>
            {description}
          </span>
        )}
      </span>
    </label>
  );
}
