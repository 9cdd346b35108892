import { useEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { DialogFrame, type DialogFrameProps } from '../Dialog/DialogFrame.tsx';

/** Props of {@link AlertDialog}. */
export interface AlertDialogProps extends Omit<DialogFrameProps, 'isDismissable'> {
  /** What the confirming button does; a verb. */
  confirmLabel: string;
  /** The way out; it has the focus at the beginning. */
  cancelLabel: string;
  /** Called when the user confirms; the caller closes the dialog. */
  onConfirm: () => void;
  /** `danger` for what can't be undone; `accent` by default. */
  tone?: 'accent' | 'danger';
  /** Label of a close button in the corner; omitted without it. */
  closeLabel?: string;
}

/**
 * It takes the focus only once react-aria knows the dialog: earlier, a popover around it would see its focus leave and
 * close.
 */
function CancelButton({ label, isDisabled, onPress }: { label: string; isDisabled: boolean; onPress: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} isDisabled={isDisabled} onPress={onPress}>
      {label}
    </Button>
  );
}

/** A question that has to be answered before something happens. */
export function AlertDialog({
  confirmLabel,
  cancelLabel,
  onConfirm,
  tone = 'accent',
  closeLabel,
  ...frame
}: AlertDialogProps) {
  const { isPending = false, size = 'small', onOpenChange } = frame;
  return (
    <DialogFrame
      {...frame}
      size={size}
      role="alertdialog"
      closeLabel={closeLabel}
      footer={
        <>
          <CancelButton label={cancelLabel} isDisabled={isPending} onPress={() => onOpenChange(false)} />
          <Button variant="solid" tone={tone} isPending={isPending} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
