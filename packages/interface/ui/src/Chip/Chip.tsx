'use client';

import { XIcon } from '@phosphor-icons/react';
import { Button } from 'react-aria-components';
import * as styles from './Chip.css.ts';

interface ChipBase {
  /** What was chosen. */
  children: string;
}

/** Props of `Chip`: removable with `onRemove`, else a plain label. */
export type ChipProps = ChipBase &
  (
    | {
        /** Takes it away again. */
        onRemove: () => void;
        /** Names the remove button, for example "Remove Beauty". */
        removeLabel: string;
      }
    | { onRemove?: never; removeLabel?: never }
  );

/** A chosen value, for example an active filter. */
export function Chip({ children, onRemove, removeLabel }: ChipProps) {
  return (
    <span className={onRemove ? `${styles.chip} ${styles.removable}` : styles.chip}>
      <span className={styles.text}>{children}</span>
      {onRemove && (
        <Button className={styles.remove} aria-label={removeLabel} onPress={onRemove}>
          <XIcon size={13} weight="bold" aria-hidden="true" />
        </Button>
      )}
    </span>
  );
}
