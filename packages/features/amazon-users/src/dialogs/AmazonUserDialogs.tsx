import { useState } from 'react';
import type { AmazonUser } from '@resonanz/api-client/amazonUsers';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { ConnectedMailComposer } from '@resonanz/mail-composer/connected';
import { ReasonDialog } from '@resonanz/records/ReasonDialog';
import { Text } from '@resonanz/ui/Text';
import type { AmazonUserQuestion } from '../AmazonUserMenu.tsx';
import { AmazonUserForm } from '../edit/AmazonUserForm.tsx';
import { nameOf, useAmazonUserText } from '../useAmazonUserText.ts';
import { ConfirmStep } from './ConfirmStep.tsx';
import { OrderDialog } from './OrderDialog.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { useStep } from './useStep.ts';

interface DialogProps {
  record: AmazonUser;
  onClose: () => void;
}

function DeclineDialog({ record, onClose }: DialogProps) {
  const { t } = useAmazonUserText();
  const { send, isPending, failure } = useStep(record, 'declined', onClose);
  return (
    <ReasonDialog
      title={t('amazonUsers.declining.title', { name: nameOf(record) })}
      description={t('amazonUsers.declining.hint')}
      confirmLabel={t('word.decline')}
      tone="danger"
      isPending={isPending}
      failure={failure}
      onClose={onClose}
      onSend={(reason) => void send({ reason })}
    >
      <Text as="p">{t('amazonUsers.declining.text')}</Text>
    </ReasonDialog>
  );
}

function MailDialog({ record, onClose }: DialogProps) {
  const toasts = useToasts();
  const [isDirty, setDirty] = useState(false);
  useUnsavedChanges(isDirty);
  const { amazonUserId, campaignId } = record;
  return (
    <ConnectedMailComposer
      begin={{ partners: [{ userType: 'amazonUser', refId: amazonUserId, name: nameOf(record) }], campaignId }}
      toasts={toasts}
      onDirtyChange={setDirty}
      onClose={onClose}
    />
  );
}

/** What was asked about a person. */
export function AmazonUserDialogs({ question, ...props }: DialogProps & { question: AmazonUserQuestion }) {
  switch (question) {
    case 'edit':
      return <AmazonUserForm {...props} />;
    case 'mail':
      return <MailDialog {...props} />;
    case 'declined':
      return <DeclineDialog {...props} />;
    case 'ordered':
      return <OrderDialog {...props} />;
    case 'refunded':
      return <RefundDialog {...props} />;
    case 'approved':
    case 'refundOpen':
      return <ConfirmStep {...props} step={question} />;
  }
}
