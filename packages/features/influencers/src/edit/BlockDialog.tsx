import { useState } from 'react';
import type { InfluencerRecord } from '@resonanz/api-client/influencerEdit';
import { useErrorText } from '@resonanz/api-client/react';
import { generalWords } from '@resonanz/domain/generalWords';
import { useMessages } from '@resonanz/i18n/react';
import { FormDialog } from '@resonanz/records/FormDialog';
import { useAttempt } from '@resonanz/records/useAttempt';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
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

/** Asks why somebody is not to be asked any more. */
export function BlockDialog({ record, onBlock, onClose }: BlockDialogProps) {
  const t = useMessages(messages);
  const word = useMessages(generalWords);
  const say = useErrorText(messages);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { attempt, isPending, error } = useAttempt(() => onBlock(reason.trim()), onClose);
  const errorProps = isChecked && reason.trim() === '' ? { errorMessage: t('influencerEdit.fieldError.reason') } : {};
  return (
    <FormDialog
      tone="danger"
      title={t('influencerEdit.block.title', { name: nameOf(record) })}
      formLabel={t('influencerEdit.menu.block')}
      confirmLabel={t('influencerEdit.block.confirm')}
      isPending={isPending}
      pendingLabel={t('influencerEdit.pending')}
      onClose={onClose}
      onSubmit={() => {
        setChecked(true);
        if (reason.trim() !== '') void attempt();
      }}
    >
      <p>{t('influencerEdit.block.text')}</p>
      {error !== undefined && (
        <InlineAlert tone="error" role="alert" title={word('word.failed')}>
          {say(error, 'influencerEdit.error.other')}
        </InlineAlert>
      )}
      <TextArea
        label={t('influencerEdit.block.reason')}
        name="reason"
        value={reason}
        onChange={setReason}
        characterLimit={REASON_LIMIT}
        countLabel={(count, limit) => t('influencerEdit.count', { count, limit })}
        isRequired
        autoFocus
        {...errorProps}
      />
    </FormDialog>
  );
}
