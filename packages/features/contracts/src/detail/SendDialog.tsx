import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '@resonanz/records/FormDialog';
import { Text } from '@resonanz/ui/Text';
import { TextArea } from '@resonanz/ui/TextArea';
import { useContractActions } from '../useContractActions.ts';
import { type ContractDialogProps, useContractStep } from './useContractStep.ts';

const LIMIT = 1000;

interface SendDialogProps extends ContractDialogProps {
  /** The first mail, or one more. */
  step: 'send' | 'remind';
}

/** Mails the partner the link by which the contract is read and signed. */
export function SendDialog({
  contract: { contractId, updatedAt, partnerName, partnerEmail },
  step,
  onClose,
}: SendDialogProps) {
  const { calls } = useContractActions();
  const [status, reminder] = [useMutation(calls.changeStatus()), useMutation(calls.remind())];
  const [message, setMessage] = useState('');
  const words = message.trim() === '' ? {} : { message: message.trim() };
  const { t, attempt, isPending, failure } = useContractStep(
    () =>
      step === 'send'
        ? status.mutateAsync({ contractId, updatedAt, status: 'sent', ...words })
        : reminder.mutateAsync({ contractId, ...words }),
    `contracts.done.${step}`,
    onClose,
  );
  return (
    <FormDialog
      title={t(`contracts.${step}.title`)}
      confirmLabel={t(`contracts.${step}.confirm`)}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() => void attempt()}
      failure={failure}
    >
      <Text as="p">{t(`contracts.${step}.text`, { name: partnerName, email: partnerEmail })}</Text>
      <TextArea
        label={t('contracts.message')}
        description={t('contracts.messageHint')}
        rows={4}
        value={message}
        onChange={setMessage}
        characterLimit={LIMIT}
        countLabel={(count, limit) => t('contracts.characters', { count, limit })}
      />
    </FormDialog>
  );
}
