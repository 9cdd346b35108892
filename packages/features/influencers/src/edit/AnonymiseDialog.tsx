import { useState } from 'react';
import type { InfluencerRecord } from '@resonanz/api-client/influencerEdit';
import { useMessages } from '@resonanz/i18n/react';
import { FormDialog } from '@resonanz/records/FormDialog';
import { useFormSend } from '@resonanz/records/useFormSend';
import { TextField } from '@resonanz/ui/TextField';
import { InUseNotice } from './InUseNotice.tsx';
import { messages } from './messages.ts';
import { nameOf } from './nameOf.ts';

/** Props of {@link AnonymiseDialog}. */
export interface AnonymiseDialogProps {
  record: InfluencerRecord;
  /** Removes the personal data; rejects on an error of the server. */
  onAnonymise: (confirmation: string) => Promise<void>;
  /** Called when that is done. */
  onGone: () => void;
  onClose: () => void;
}

/** Removes the personal data for good, once the name of the person was typed. */
export function AnonymiseDialog({ record, onAnonymise, onGone, onClose }: AnonymiseDialogProps) {
  const t = useMessages(messages);
  const name = nameOf(record);
  const [typed, setTyped] = useState('');
  const isRight = typed.trim().toLowerCase() === name.toLowerCase();
  const { send, isPending, error, errorAt } = useFormSend(() => onAnonymise(typed.trim()), {
    messages,
    otherwise: 'influencerEdit.error.other',
    check: () => (isRight ? {} : { confirmation: t('influencerEdit.fieldError.confirmationDiffers') }),
    onDone: onGone,
  });
  return (
    <FormDialog
      tone="danger"
      title={t('influencerEdit.anonymise.title', { name })}
      formLabel={t('influencerEdit.menu.anonymise')}
      confirmLabel={t('influencerEdit.anonymise.confirm')}
      isPending={isPending}
      pendingLabel={t('word.pleaseWait')}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <p>{t('influencerEdit.anonymise.text')}</p>
      <InUseNotice error={error} />
      <TextField
        label={t('influencerEdit.anonymise.name', { name })}
        name="confirmation"
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        isRequired
        autoFocus
        errorMessage={errorAt('confirmation')}
      />
    </FormDialog>
  );
}
