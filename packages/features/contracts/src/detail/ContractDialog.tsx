import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useErrorText } from '@resonanz/api-client/react';
import { staffPaths } from '@resonanz/domain/paths';
import { ReasonDialog } from '@resonanz/records/ReasonDialog';
import { RemoveDialog } from '@resonanz/records/RemoveDialog';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import { useContractActions } from '../useContractActions.ts';
import { useContractText } from '../useContractText.ts';
import type { ContractQuestion } from './ContractActions.tsx';
import { CountersignDialog } from './CountersignDialog.tsx';
import { SendDialog } from './SendDialog.tsx';
import { UploadDialog } from './UploadDialog.tsx';
import { type ContractDialogProps, useContractStep } from './useContractStep.ts';

/** Cancels a contract that no one has signed. */
function CancelDialog({ contract: { contractId, updatedAt, status, partnerName }, onClose }: ContractDialogProps) {
  const { calls } = useContractActions();
  const change = useMutation(calls.changeStatus());
  const { t, attempt, isPending, failure } = useContractStep(
    (reason: string) => change.mutateAsync({ contractId, updatedAt, status: 'cancelled', reason }),
    'contracts.done.cancel',
    onClose,
  );
  return (
    <ReasonDialog
      title={t('contracts.cancel.title')}
      confirmLabel={t('contracts.cancel.confirm')}
      tone="danger"
      isPending={isPending}
      failure={failure}
      onClose={onClose}
      onSend={(reason) => void attempt(reason)}
    >
      <Text as="p">
        {t(status === 'draft' ? 'contracts.cancel.draft' : 'contracts.cancel.text', { name: partnerName })}
      </Text>
    </ReasonDialog>
  );
}

/** Deletes a draft and goes back to the list. */
function DeleteDialog({ contract, onClose }: ContractDialogProps) {
  const { t, title } = useContractText();
  const say = useErrorText(messages);
  const navigate = useNavigate();
  const { calls, announce } = useContractActions();
  const removal = useMutation(calls.remove());
  return (
    <RemoveDialog
      title={t('contracts.delete.title')}
      onRemove={() => removal.mutateAsync(contract.contractId)}
      onDone={() => {
        announce(t('contracts.done.delete'));
        void navigate(staffPaths.contract());
      }}
      onClose={onClose}
      renderError={(error) => (
        <InlineAlert tone="error" role="alert">
          {say(error, 'contracts.error.other')}
        </InlineAlert>
      )}
    >
      {t('contracts.delete.text', { title: title(contract) })}
    </RemoveDialog>
  );
}

/** What was asked for a contract. */
export function ContractDialog({ question, ...props }: ContractDialogProps & { question: ContractQuestion }) {
  switch (question) {
    case 'send':
    case 'remind':
      return <SendDialog {...props} step={question} />;
    case 'countersign':
      return <CountersignDialog {...props} />;
    case 'upload':
      return <UploadDialog {...props} />;
    case 'cancel':
      return <CancelDialog {...props} />;
    case 'delete':
      return <DeleteDialog {...props} />;
  }
}
