import { Icon, type IconSize, type IconSource } from '../Icon/Icon.tsx';
import { useLabelTip } from '../LabelTip/useLabelTip.tsx';
import { fieldButton } from './FieldButton.css.ts';

/** A small button inside the edge of a field, for example to reveal or to clear. */
export function FieldButton({
  icon,
  iconSize = 'regular',
  label,
  isDisabled,
  isOn,
  onPress,
  controls,
}: {
  icon: IconSource;
  iconSize?: IconSize;
  label: string;
  isDisabled?: boolean | undefined;
  isOn?: boolean;
  onPress: () => void;
  controls?: string;
}) {
  const { tip, tipProps } = useLabelTip(label);
  return (
    <button
      {...tipProps}
      type="button"
      className={fieldButton}
      aria-label={label}
      aria-pressed={isOn}
      aria-controls={controls}
      disabled={isDisabled}
      onClick={onPress}
    >
      <Icon icon={icon} size={iconSize} />
      {tip}
    </button>
  );
}
