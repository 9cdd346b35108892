import type { AmazonUser } from '@resonanz/api-client/amazonUsers';
import { FormDialog } from '@resonanz/records/FormDialog';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Text } from '@resonanz/ui/Text';
import { nameOf, useAmazonUserText } from '../useAmazonUserText.ts';
import { useStep } from './useStep.ts';

interface ConfirmStepProps {
  record: AmazonUser;
  step: 'approved' | 'refundOpen';
  onClose: () => void;
}

/** Approves a registration, or the proof of an order. */
export function ConfirmStep({ record, step, onClose }: ConfirmStepProps) {
  const { t } = useAmazonUserText();
  const { send, isPending, failure } = useStep(record, step, onClose);
  const lacksProof = step === 'refundOpen' && !record.hasOrderProof;
  return (
    <FormDialog
      title={t(`amazonUsers.${step}.title`, { name: nameOf(record) })}
      confirmLabel={t(`amazonUsers.step.${step}`)}
      isIncomplete={lacksProof}
      isPending={isPending}
      failure={failure}
      onClose={onClose}
      onSubmit={() => void send({})}
    >
      <Text as="p">{t(`amazonUsers.${step}.text`, { campaign: record.campaignName })}</Text>
      {lacksProof && <InlineAlert tone="warning">{t('amazonUsers.refundOpen.lacksProof')}</InlineAlert>}
    </FormDialog>
  );
}
