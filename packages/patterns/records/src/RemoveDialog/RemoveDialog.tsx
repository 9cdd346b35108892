'use client';

import type { ReactNode } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { AlertDialog } from '@resonanz/ui/AlertDialog';
import { Stack } from '@resonanz/ui/Stack';
import { messages } from '../messages.ts';
import { useAttempt } from '../useAttempt/useAttempt.ts';

/** Props of {@link RemoveDialog}. */
export interface RemoveDialogProps {
  /** The question. */
  title: string;
  /** What is lost, in a sentence. */
  children: ReactNode;
  /** Deletes; rejects when that fails. */
  onRemove: () => Promise<unknown>;
  /** Called when it is done. */
  onDone: () => void;
  /** Called when nothing is to be deleted. */
  onClose: () => void;
  /** Renders why it failed. */
  renderError: (error: unknown) => ReactNode;
}

/** Asks before something is deleted for good; stays open with the reason when that fails. */
export function RemoveDialog({ title, children, onRemove, onDone, onClose, renderError }: RemoveDialogProps) {
  const t = useMessages(messages);
  const { attempt, isPending, error } = useAttempt(onRemove, onDone);
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={title}
      tone="danger"
      confirmLabel={t('records.remove.confirm')}
      cancelLabel={t('records.remove.cancel')}
      isPending={isPending}
      pendingLabel={t('records.remove.pending')}
      onConfirm={() => void attempt()}
    >
      <Stack space={6}>
        <p>{children}</p>
        {error !== undefined && renderError(error)}
      </Stack>
    </AlertDialog>
  );
}
