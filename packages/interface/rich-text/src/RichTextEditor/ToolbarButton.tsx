import type { AriaAttributes, Ref } from 'react';
import { Icon, type IconSource } from '@resonanz/ui/Icon';
import * as css from './Toolbar.css.ts';

/** A button of the toolbar; unavailable ones keep the focus, so that the arrow keys never lose their place. */
export function ToolbarButton({
  icon,
  tip,
  isUnavailable,
  isDisabled,
  onPress,
  ...aria
}: Pick<AriaAttributes, 'aria-pressed' | 'aria-haspopup' | 'aria-expanded'> & {
  icon: IconSource;
  tip: string;
  isUnavailable?: boolean;
  isDisabled: boolean;
  /** Called with whether a key pressed it. */
  onPress: (isByKey: boolean) => void;
  'aria-label': string;
  'aria-keyshortcuts'?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}) {
  return (
    <button
      {...aria}
      type="button"
      className={css.button}
      data-tip={tip}
      disabled={isDisabled}
      aria-disabled={isUnavailable || undefined}
      onClick={(event) => {
        if (!isUnavailable) onPress(event.detail === 0);
      }}
    >
      <Icon icon={icon} />
    </button>
  );
}
