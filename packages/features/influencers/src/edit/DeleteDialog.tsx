import type { InfluencerRecord } from '@resonanz/api-client/influencerEdit';
import { useMessages } from '@resonanz/i18n/react';
import { RemoveDialog } from '@resonanz/records/RemoveDialog';
import { InUseNotice } from './InUseNotice.tsx';
import { messages } from './messages.ts';
import { nameOf } from './nameOf.ts';

/** Props of {@link DeleteDialog}. */
export interface DeleteDialogProps {
  record: InfluencerRecord;
  /** Deletes; rejects on an error of the server. */
  onDelete: () => Promise<void>;
  /** Called when that is done. */
  onGone: () => void;
  onClose: () => void;
}

/** Asks before a person is deleted, and says which campaigns keep that from happening. */
export function DeleteDialog({ record, onDelete, onGone, onClose }: DeleteDialogProps) {
  const t = useMessages(messages);
  return (
    <RemoveDialog
      title={t('influencerEdit.delete.title')}
      onRemove={onDelete}
      onDone={onGone}
      onClose={onClose}
      renderError={(error) => <InUseNotice error={error} />}
    >
      {t('influencerEdit.delete.text', { name: nameOf(record) })}
    </RemoveDialog>
  );
}
