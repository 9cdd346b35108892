import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import { platformIcons } from '../PlatformMark/platformIcons.ts';
import type { Platform } from '../PlatformMark/PlatformMark.tsx';
import * as css from './PlatformToggles.css.ts';

/** One mark of {@link PlatformToggles}. */
export interface PlatformToggle<Choice extends Platform> {
  /** Which platform. */
  readonly platform: Choice;
  /** Its name for assistive technology and as a tooltip. */
  readonly label: string;
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
}

/** Any number of platforms, each a mark that stays pressed. */
export function PlatformToggles<Choice extends Platform>({ label, items, selectedPlatforms, onChange }: PlatformTogglesProps<Choice>) {
  return (
    <div role="group" aria-label={label} className={css.grid}>
      {items.map(({ platform, label: name }) => {
        const isOn = selectedPlatforms.includes(platform);
        return (
          <button
            key={platform}
            type="button"
            className={classNames(css.toggle, isOn && css.pressed[platform])}
            aria-pressed={isOn}
            aria-label={name}
            title={name}
            onClick={() => onChange(isOn ? selectedPlatforms.filter((other) => other !== platform) : [...selectedPlatforms, platform])}
          >
            <Icon icon={platformIcons[platform]} weight="fill" />
          </button>
        );
      })}
    </div>
  );
}
