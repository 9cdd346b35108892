import type { ReactNode, Ref } from 'react';
import * as button from '../Button/Button.css.ts';
import { classNames } from '../classNames.ts';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { toggle } from './ToggleButton.css.ts';
import { useToggle } from './useToggle.ts';

/** Props of {@link ToggleButton}. */
export interface ToggleButtonProps {
  /** The words; they stay the same in both states. */
  children: ReactNode;
  /** Whether it is on; controlled. */
  isSelected?: boolean;
  /** Whether it is on at the beginning; uncontrolled. */
  defaultSelected?: boolean;
  /** Called with the new state. */
  onChange?: (isSelected: boolean) => void;
  /** Icon before the words; filled while the button is on. */
  iconStart?: IconSource;
  /** Prevents the change. */
  isDisabled?: boolean;
  /** Identifier of the element. */
  id?: string;
  /** Ids of elements that describe the button. */
  'aria-describedby'?: string;
  /** The element itself. */
  ref?: Ref<HTMLButtonElement>;
}

/** A button that stays pressed: it turns a view or a filter on and off. */
export function ToggleButton({
  children,
  isSelected,
  defaultSelected,
  onChange,
  iconStart,
  isDisabled,
  ...rest
}: ToggleButtonProps) {
  const [isOn, setOn] = useToggle({ isSelected, defaultSelected, onChange });
  return (
    <button
      {...rest}
      type="button"
      className={classNames(button.button, button.look['neutral outline'], toggle)}
      aria-pressed={isOn}
      disabled={isDisabled}
      onClick={() => setOn(!isOn)}
    >
      {iconStart && <Icon icon={iconStart} size="small" weight={isOn ? 'fill' : 'regular'} />}
      {children}
    </button>
  );
}
