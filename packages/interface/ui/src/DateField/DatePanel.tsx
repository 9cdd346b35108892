import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { floating } from '../Popover/Popover.css.ts';
import * as css from './DateField.css.ts';

// The name of the variable, not the contract: that would bring all tokens into the bundle.
const inLayer = { zIndex: 'var(--rz-z-dialog)' };

/** The floating panel of a date field. */
export function DatePanel({ frameRef, children }: { frameRef: RefObject<HTMLElement | null>; children: ReactNode }) {
  return (
    <Popover
      className={floating}
      style={inLayer}
      triggerRef={frameRef}
      placement="bottom start"
      offset={4}
      containerPadding={8}
    >
      <Dialog className={css.panel}>{children}</Dialog>
    </Popover>
  );
}
