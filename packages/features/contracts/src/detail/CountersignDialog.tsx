import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '@resonanz/records/FormDialog';
import { useSession } from '@resonanz/session/react';
import { Text } from '@resonanz/ui/Text';
import { TextField } from '@resonanz/ui/TextField';
import { useContractActions } from '../useContractActions.ts';
import { type ContractDialogProps, useContractStep } from './useContractStep.ts';

/** Signs for the agency with the full name; both sides get the document. */
export function CountersignDialog({ contract: { contractId, updatedAt, partnerName }, onClose }: ContractDialogProps) {
  const { user } = useSession();
  const { calls } = useContractActions();
  const status = useMutation(calls.changeStatus());
  const [name, setName] = useState(user?.fullName ?? '');
  const { t, attempt, isPending, failure } = useContractStep(
    () => status.mutateAsync({ contractId, updatedAt, status: 'countersigned', signerName: name.trim() }),
    'contracts.done.countersign',
    onClose,
  );
  return (
    <FormDialog
      title={t('contracts.countersign.title')}
      confirmLabel={t('contracts.countersign.confirm')}
      isIncomplete={name.trim() === ''}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() => void attempt()}
      failure={failure}
    >
      <Text as="p">{t('contracts.countersign.text', { name: partnerName })}</Text>
      <TextField
        label={t('contracts.countersign.name')}
        description={t('contracts.countersign.nameHint')}
        value={name}
        onChange={setName}
        isRequired
        autoFocus
        autoComplete="name"
      />
    </FormDialog>
  );
}
