import { type Ref, useState } from 'react';
import { classNames } from '../classNames.ts';
import { Icon, type IconSize, type IconSource } from '../Icon/Icon.tsx';
import * as base from '../IconButton/IconButton.css.ts';
import { useLabelTip } from '../LabelTip/useLabelTip.tsx';
import { useToggle } from '../ToggleButton/useToggle.ts';
import * as css from './ToggleIconButton.css.ts';

/** Props of {@link ToggleIconButton}. */
export interface ToggleIconButtonProps {
  /** The drawing; outlined while off, filled while on. */
  icon: IconSource;
  /** Name of what is turned on and off; the same in both states. */
  label: string;
  /** Text of the tooltip, if it should describe the next action; the name by default. */
  tooltip?: string;
  /** Whether it is on; controlled. */
  isSelected?: boolean;
  /** Whether it is on at the beginning; uncontrolled. */
  defaultSelected?: boolean;
  /** Called with the new state. */
  onChange?: (isSelected: boolean) => void;
  /** Colour while on: the audience's, the bookmark heart's or the star's. */
  tone?: keyof typeof css.tone;
  /** 26, 32 or 40 px, or the height of the layout's controls; 32 by default. */
  size?: keyof typeof base.size;
  /** Side of the drawing; 18 px by default. */
  iconSize?: IconSize;
  /** Prevents the change. */
  isDisabled?: boolean;
  /** Identifier of the element. */
  id?: string;
  /** The element itself. */
  ref?: Ref<HTMLButtonElement>;
}

/** An icon that is turned on and off, for example the bookmark heart; setting it sends one ring outwards. */
export function ToggleIconButton({
  icon,
  label,
  tooltip = label,
  isSelected,
  defaultSelected,
  onChange,
  tone = 'accent',
  size = 'regular',
  iconSize = 'regular',
  isDisabled,
  ...rest
}: ToggleIconButtonProps) {
  const [isOn, setOn] = useToggle({ isSelected, defaultSelected, onChange });
  const [rings, setRings] = useState(0);
  const { tip, tipProps } = useLabelTip(tooltip);
  return (
    <button
      {...rest}
      {...tipProps}
      type="button"
      className={classNames(base.iconButton, base.size[size], base.tone.neutral, css.tone[tone])}
      aria-label={label}
      aria-pressed={isOn}
      disabled={isDisabled}
      onClick={() => {
        if (!isOn) setRings(rings + 1);
        setOn(!isOn);
      }}
    >
      <Icon icon={icon} size={iconSize} weight={isOn ? 'fill' : 'regular'} />
      {isOn && rings > 0 && <span key={rings} className={css.ring} />}
      {tip}
    </button>
  );
}
