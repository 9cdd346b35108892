import { generalWords } from '@resonanz/domain/generalWords';
import { useMessages } from '@resonanz/i18n/react';
import { FormDialog, type FormDialogProps } from '@resonanz/records/FormDialog';
import type { Change } from './useChange.ts';

interface ChangeDialogProps extends Pick<FormDialogProps, 'title' | 'onClose' | 'children'> {
  /** What is being sent. */
  change: Change;
  /** Whether everything that is needed has been given. */
  isWhole: boolean;
  onSave: () => Promise<unknown>;
}

/** A change that needs further words, with one way to save it. */
export function ChangeDialog({
  change: { failure, isPending, send },
  isWhole,
  onSave,
  children,
  ...dialog
}: ChangeDialogProps) {
  const word = useMessages(generalWords);
  return (
    <FormDialog
      {...dialog}
      confirmLabel={word('word.save')}
      isIncomplete={!isWhole}
      isPending={isPending}
      onSubmit={() => send(onSave)}
      failure={failure}
    >
      {children}
    </FormDialog>
  );
}
