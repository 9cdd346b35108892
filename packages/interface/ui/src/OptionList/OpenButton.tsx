import { CaretDownIcon, CaretUpIcon } from '@phosphor-icons/react';
import { fieldButton } from '../Field/FieldButton.css.ts';
import { Icon } from '../Icon/Icon.tsx';

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
    <button type="button" className={fieldButton} aria-label={label} aria-expanded={isOpen} tabIndex={-1} disabled={isDisabled} onClick={onPress}>
      <Icon icon={isOpen ? CaretUpIcon : CaretDownIcon} size="mini" />
    </button>
  );
}
