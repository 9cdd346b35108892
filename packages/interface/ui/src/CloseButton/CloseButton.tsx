import { XIcon } from '@phosphor-icons/react';
import { Icon } from '../Icon/Icon.tsx';
import { closeButton } from './CloseButton.css.ts';

/** The cross in the corner of what floats. */
export function CloseButton({ label, onPress, isDisabled }: { label: string; onPress: () => void; isDisabled?: boolean }) {
  return (
    <button type="button" className={closeButton} aria-label={label} title={label} disabled={isDisabled} onClick={onPress}>
      <Icon icon={XIcon} size="small" />
    </button>
  );
}
