import type { ReactNode } from 'react';
import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx';

/** Props of {@link Dialog}. */
export interface DialogProps extends DialogFrameProps {
  /** Name of the cross in the corner. */
  closeLabel: string;
  /** Buttons that stay in sight below the content; the main one last. */
  footer?: ReactNode;
}

/** A window above the page for one task; focus stays inside and returns to where it was. */
export function Dialog({ closeLabel, footer, ...frame }: DialogProps) {
  return <DialogFrame {...frame} role="dialog" closeLabel={closeLabel} footer={footer} />;
}
