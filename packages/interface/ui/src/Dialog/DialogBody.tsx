import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { useScrollableRegion } from '../useScrollableRegion/useScrollableRegion.ts';
import * as css from './Dialog.css.ts';
import { useFocusWhileInert } from './useFocusWhileInert.ts';

interface DialogBodyProps {
  id?: string;
  label: string;
  className?: string | false;
  /** Its content is inert; focus moves to the dialog and returns. */
  isPending?: boolean;
  children: ReactNode;
}

/** The part that scrolls between the head and the foot. */
export function DialogBody({ id, label, className, isPending = false, children }: DialogBodyProps) {
  const region = useScrollableRegion({ 'aria-label': label }, true);
  const content = useFocusWhileInert(isPending);
  return (
    <div {...region} id={id} inert={isPending} aria-busy={isPending} className={classNames(css.body, className)}>
      <div ref={content}>{children}</div>
    </div>
  );
}
