import type { ReactNode, Ref } from 'react';
import { Counter } from '../Counter/Counter.tsx';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import * as css from './ShellButton.css.ts';

/** Props of {@link ShellButton}. */
export interface ShellButtonProps {
  /** The accessible name; it holds the count as drawn, for example "Watch list, 6 channels" or "Notifications, 99+ new". */
  label: string;
  /** The drawing; filled while the panel it opens is open. */
  icon?: IconSource;
  /** Number beside the icon; nothing is drawn for 0. */
  count?: number;
  /** Text or picture instead of, or beside, the icon. */
  children?: ReactNode;
  /** For a control that opens a panel: whether it is open. */
  isExpanded?: boolean;
  /** `bar` as the other controls of the header (default), or `round`. */
  shape?: keyof typeof css.shape;
  /** Called on click, Enter and Space. */
  onPress: () => void;
  /** Called when the pointer or the focus comes to it: time to fetch what a press will open. */
  onApproach?: () => void;
  /** The button element, for panels that hang from it. */
  ref?: Ref<HTMLButtonElement>;
}

/** A control on the dark header bar. */
export function ShellButton({
  label,
  icon,
  count = 0,
  children,
  isExpanded,
  shape = 'bar',
  onPress,
  onApproach,
  ref,
}: ShellButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={`${css.button} ${css.shape[shape]}`}
      aria-label={label}
      {...(isExpanded === undefined ? {} : { 'aria-expanded': isExpanded, 'aria-haspopup': 'dialog' as const })}
      onClick={onPress}
      onPointerEnter={onApproach}
      onFocus={onApproach}
    >
      {icon && <Icon icon={icon} size="large" weight={isExpanded ? 'fill' : 'regular'} />}
      {children}
      <span aria-hidden="true">
        <Counter count={count} tone="shell" />
      </span>
    </button>
  );
}
