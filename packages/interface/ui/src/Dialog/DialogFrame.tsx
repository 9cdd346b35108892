import { type ReactNode, useId } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '../classNames.ts';
import { CloseButton } from '../CloseButton/CloseButton.tsx';
import { useModalTurn } from '../modalTurn/useModalTurn.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Dialog.css.ts';
import { DialogBody } from './DialogBody.tsx';

/** What `Dialog` and `AlertDialog` share. */
export interface DialogFrameProps {
  /** Whether it is shown; controlled. It waits while `holdModals` holds modal windows back. */
  isOpen: boolean;
  /** Called when the user wants to close it; it closes when `isOpen` becomes false. */
  onOpenChange: (isOpen: boolean) => void;
  /** What it is about; also its accessible name. */
  title: string;
  /** The content; it scrolls when it is higher than the window allows. */
  children: ReactNode;
  /** Width: 40, 30 or 20 % of the window, with least widths below 1200 px. */
  size?: 'large' | 'medium' | 'small';
  /**
   * Something is being fetched or sent: draws a spinner over the content, which can't be used, and keeps the dialog
   * open.
   */
  isPending?: boolean;
  /** What is being waited for; announced when the waiting begins. */
  pendingLabel?: string;
  /** Whether a press beside it closes it; false by default, because input could be lost. */
  isDismissable?: boolean;
}

interface FrameProps extends DialogFrameProps {
  role: 'dialog' | 'alertdialog';
  closeLabel: string | undefined;
  footer: ReactNode;
}

/** Scrim, sheet, head, scrolling body and standing foot. */
export function DialogFrame({
  isOpen,
  onOpenChange,
  title,
  children,
  isPending = false,
  isDismissable = false,
  ...look
}: FrameProps) {
  const { size = 'medium', pendingLabel, role, closeLabel, footer } = look;
  const bodyId = useId();
  return (
    <ModalOverlay
      className={css.scrim}
      isOpen={useModalTurn(isOpen)}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable && !isPending}
      isKeyboardDismissDisabled={isPending}
    >
      <Modal className={classNames(css.sheet, css.size[size])}>
        <AriaDialog
          role={role}
          className={css.dialog}
          data-density="comfortable"
          {...(role === 'alertdialog' ? { 'aria-describedby': bodyId } : {})}
        >
          <header className={css.header}>
            <Heading slot="title" level={2} className={css.title}>
              {title}
            </Heading>
            {closeLabel && (
              <CloseButton label={closeLabel} isDisabled={isPending} onPress={() => onOpenChange(false)} />
            )}
          </header>
          <div className={css.content}>
            <DialogBody id={bodyId} label={title} isPending={isPending && role === 'dialog'}>
              {children}
            </DialogBody>
            {/* What announces stands there before it speaks, and outside of what is busy. */}
            {role === 'alertdialog' ? (
              <VisuallyHidden role="status">{isPending && pendingLabel}</VisuallyHidden>
            ) : (
              <div aria-live="polite">
                {isPending && (
                  <div className={css.veil}>
                    <Spinner size="large" {...(pendingLabel ? { label: pendingLabel } : {})} />
                  </div>
                )}
              </div>
            )}
          </div>
          {footer && <footer className={css.footer}>{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
