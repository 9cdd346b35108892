import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '../classNames.ts';
import { CloseButton } from '../CloseButton/CloseButton.tsx';
import * as frame from '../Dialog/Dialog.css.ts';
import { DialogBody } from '../Dialog/DialogBody.tsx';
import { useModalTurn } from '../modalTurn/useModalTurn.ts';
import * as css from './Drawer.css.ts';

/** Props of {@link Drawer}. */
export interface DrawerProps {
  /** Whether it is shown; controlled. It waits while `holdModals` holds modal windows back. */
  isOpen: boolean;
  /** Called when the user wants to close it. */
  onOpenChange: (isOpen: boolean) => void;
  /** What it is about; also its accessible name. */
  title: string;
  /** Name of the cross in the corner. */
  closeLabel: string;
  /** The content; it scrolls. */
  children: ReactNode;
  /** The edge it comes from: `start` (navigation), `end` (filters, details; default) or `bottom` (sheet on phones). */
  placement?: 'start' | 'end' | 'bottom';
  /** 320 px (default) or 480 px at the sides. */
  width?: 'regular' | 'wide';
  /** Stands in the head in place of the written title, for example the logo; the title remains its name. */
  headerStart?: ReactNode;
  /** Buttons that stay in sight below the content. */
  footer?: ReactNode;
  /** Lets the content reach the edges, for navigation and lists. */
  isFlush?: boolean;
}

/** A panel from the edge of the window, above a scrim. */
export function Drawer({ isOpen, onOpenChange, title, closeLabel, children, placement = 'end', ...look }: DrawerProps) {
  const { width = 'regular', headerStart, footer, isFlush } = look;
  const isWide = width === 'wide' && placement !== 'bottom';
  return (
    <ModalOverlay className={css.scrim} isOpen={useModalTurn(isOpen)} onOpenChange={onOpenChange} isDismissable>
      <Modal className={classNames(css.panel, css.placement[placement], isWide && css.wide)}>
        <AriaDialog className={frame.dialog} {...(headerStart ? { 'aria-label': title } : {})}>
          <header className={frame.header}>
            {headerStart ? (
              <div className={frame.title}>{headerStart}</div>
            ) : (
              <Heading slot="title" level={2} className={frame.title}>
                {title}
              </Heading>
            )}
            <CloseButton label={closeLabel} onPress={() => onOpenChange(false)} />
          </header>
          <DialogBody label={title} className={classNames(css.body, isFlush && css.bare)}>
            {children}
          </DialogBody>
          {footer && <footer className={frame.footer}>{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
