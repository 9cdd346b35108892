import type { InfluencerRecord } from '@resonanz/api-client/influencer-edit';
import { useMessages } from '@resonanz/i18n/react';
import { AlertDialog } from '@resonanz/ui/AlertDialog';
import { Stack } from '@resonanz/ui/Stack';
import { InUseNotice } from './InUseNotice.tsx';
import { messages } from './messages.ts';
import { nameOf } from './nameOf.ts';
import { useAttempt } from './useAttempt.ts';

/** Props of {@link DeleteDialog}. */
export interface DeleteDialogProps {
  record: InfluencerRecord;
  /** Deletes; rejects when the server refuses. */
  onDelete: () => Promise<void>;
  /** Called when that is done. */
  onGone: () => void;
  onClose: () => void;
}

/** Asks before somebody is deleted, and says which campaigns keep that from happening. */
export function DeleteDialog({ record, onDelete, onGone, onClose }: DeleteDialogProps) {
  const t = useMessages(messages);
  const { attempt, isPending, error } = useAttempt(onDelete, onGone);
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={t('influencerEdit.delete.title')}
      tone="danger"
      confirmLabel={t('influencerEdit.delete.confirm')}
      cancelLabel={t('influencerEdit.cancel')}
      isPending={isPending}
      pendingLabel={t('influencerEdit.pending')}
      onConfirm={() => void attempt()}
    >
      <Stack space={6}>
        <p>{t('influencerEdit.delete.text', { name: nameOf(record) })}</p>
        <InUseNotice error={error} />
      </Stack>
    </AlertDialog>
  );
}
