import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { useScrollableRegion } from '../useScrollableRegion/useScrollableRegion.ts';
import * as css from './Dialog.css.ts';

/** The part that scrolls between the head and the foot. */
export function DialogBody({ id, label, className, children }: { id?: string; label: string; className?: string | false; children: ReactNode }) {
  const region = useScrollableRegion({ 'aria-label': label }, true);
  return (
    <div {...region} id={id} className={classNames(css.body, className)}>
      <div>{children}</div>
    </div>
  );
}
