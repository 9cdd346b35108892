import { useState } from 'react';
import type { InfluencerRecord } from '@resonanz/api-client/influencerEdit';
import { useMessages } from '@resonanz/i18n/react';
import { FormDialog } from '@resonanz/records/FormDialog';
import { useFormSend } from '@resonanz/records/useFormSend';
import { TextArea } from '@resonanz/ui/TextArea';
import { messages } from './messages.ts';
import { nameOf } from './nameOf.ts';

/** Props of {@link BlockDialog}. */
export interface BlockDialogProps {
  record: InfluencerRecord;
  /** Blocks; rejects on an error of the server. */
  onBlock: (reason: string) => Promise<void>;
  onClose: () => void;
}

const REASON_LIMIT = 500;

/** Asks why a person is not to be asked any more. */
export function BlockDialog({ record, onBlock, onClose }: BlockDialogProps) {
  const t = useMessages(messages);
  const [reason, setReason] = useState('');
  const { send, isPending, errorAt, failure } = useFormSend(() => onBlock(reason.trim()), {
    messages,
    otherwise: 'influencerEdit.error.other',
    check: () => (reason.trim() === '' ? { reason: t('influencerEdit.fieldError.reason') } : {}),
    onDone: onClose,
  });
  return (
    <FormDialog
      tone="danger"
      title={t('influencerEdit.block.title', { name: nameOf(record) })}
      formLabel={t('influencerEdit.menu.block')}
      confirmLabel={t('influencerEdit.block.confirm')}
      isPending={isPending}
      pendingLabel={t('word.pleaseWait')}
      onClose={onClose}
      onSubmit={() => void send()}
      failure={failure}
      failureTitle={t('word.failed')}
    >
      <p>{t('influencerEdit.block.text')}</p>
      <TextArea
        label={t('influencerEdit.block.reason')}
        name="reason"
        value={reason}
        onChange={setReason}
        characterLimit={REASON_LIMIT}
        countLabel={(count, limit) => t('influencerEdit.count', { count, limit })}
        isRequired
        autoFocus
        errorMessage={errorAt('reason')}
      />
    </FormDialog>
  );
}
