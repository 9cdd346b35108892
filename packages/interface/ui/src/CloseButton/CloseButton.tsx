import { XIcon } from '@phosphor-icons/react';
import { Icon } from '../Icon/Icon.tsx';
import { useLabelTip } from '../LabelTip/useLabelTip.tsx';
import { closeButton } from './CloseButton.css.ts';

/** The cross in the corner of what floats. */
export function CloseButton({
  label,
  onPress,
  isDisabled,
}: {
  label: string;
  onPress: () => void;
  isDisabled?: boolean;
}) {
  const { tip, tipProps } = useLabelTip(label, isDisabled);
  return (
    <button
      {...tipProps}
      type="button"
      className={closeButton}
      aria-label={label}
      disabled={isDisabled}
      onClick={onPress}
    >
      <Icon icon={XIcon} size="small" />
      {tip}
    </button>
  );
}
