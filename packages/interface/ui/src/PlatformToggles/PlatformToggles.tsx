import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useLabelTip } from '../LabelTip/useLabelTip.tsx';
import { platformIcons } from '../PlatformMark/platformIcons.ts';
import type { Platform } from '../PlatformMark/PlatformMark.tsx';
import * as css from './PlatformToggles.css.ts';

/** One mark of {@link PlatformToggles}. */
export interface PlatformToggle<Choice extends Platform> {
  /** Which platform. */
  readonly platform: Choice;
  /** Its name for assistive technology and as a tooltip. */
  readonly label: string;
  /** Prevents the choice of this platform. */
  readonly isDisabled?: boolean;
}

/** Props of {@link PlatformToggles}. */
export interface PlatformTogglesProps<Choice extends Platform> {
  /** What is chosen, for assistive technology. */
  label: string;
  /** The platforms in the order in which they stand, five in a row. */
  items: readonly PlatformToggle<Choice>[];
  /** The chosen platforms; controlled. */
  selectedPlatforms: readonly Choice[];
  /** Called with all chosen platforms, in the order they were chosen. */
  onChange: (selectedPlatforms: Choice[]) => void;
  /** Prevents every choice. */
  isDisabled?: boolean;
}

interface ToggleProps extends PlatformToggle<Platform> {
  isOn: boolean;
  onPress: () => void;
}

function Toggle({ platform, label, isDisabled, isOn, onPress }: ToggleProps) {
  const { tip, tipProps } = useLabelTip(label);
  return (
    <button
      {...tipProps}
      type="button"
      className={classNames(css.toggle, isOn && !isDisabled && css.pressed[platform])}
      aria-pressed={isOn}
      aria-label={label}
      disabled={isDisabled}
      onClick={onPress}
    >
      <Icon icon={platformIcons[platform]} weight="fill" />
      {tip}
    </button>
  );
}

/** Any number of platforms, each a mark that stays pressed. */
export function PlatformToggles<Choice extends Platform>(props: PlatformTogglesProps<Choice>) {
  const { label, items, selectedPlatforms, onChange, isDisabled = false } = props;
  return (
    <div role="group" aria-label={label} aria-disabled={isDisabled || undefined} className={css.grid}>
      {items.map((item) => {
        const { platform } = item;
        const isOn = selectedPlatforms.includes(platform);
        return (
          <Toggle
            key={platform}
            platform={platform}
            label={item.label}
            isDisabled={isDisabled || item.isDisabled === true}
            isOn={isOn}
            onPress={() =>
              onChange(
                isOn ? selectedPlatforms.filter((other) => other !== platform) : [...selectedPlatforms, platform],
              )
            }
          />
        );
      })}
    </div>
  );
}
