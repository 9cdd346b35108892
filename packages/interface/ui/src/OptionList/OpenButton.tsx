import { CaretDownIcon } from '@phosphor-icons/react';
import { classNames } from '../classNames.ts';
import { fieldButton } from '../Field/FieldButton.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { turnsWhenOpen } from '../turnsWhenOpen.css.ts';

/** The caret at the end of the field. Keyboards open the list from the field itself, so it is no stop of its own. */
export function OpenButton({
  label,
  isOpen,
  isDisabled,
  onPress,
}: {
  label: string;
  isOpen: boolean;
  isDisabled: boolean | undefined;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      className={classNames(fieldButton, turnsWhenOpen)}
      aria-label={label}
      aria-expanded={isOpen}
      tabIndex={-1}
      disabled={isDisabled}
      onClick={onPress}
    >
      <Icon icon={CaretDownIcon} size="mini" />
    </button>
  );
}
