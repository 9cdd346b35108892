import { useMessages } from '@resonanz/i18n/react';
import { FormDialog, type FormDialogProps } from '@resonanz/records/FormDialog';
import { messages } from '../detail/messages.ts';
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
  change: { fault, isPending, send },
  isWhole,
  onSave,
  children,
  ...dialog
}: ChangeDialogProps) {
  const t = useMessages(messages);
  return (
    <FormDialog
      {...dialog}
      confirmLabel={t('campaigns.save')}
      isIncomplete={!isWhole}
      isPending={isPending}
      onSubmit={() => send(onSave)}
      failure={fault}
    >
      {children}
    </FormDialog>
  );
}
