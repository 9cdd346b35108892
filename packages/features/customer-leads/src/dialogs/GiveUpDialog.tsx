import { useMutation } from '@tanstack/react-query';
import type { CustomerLead } from '@resonanz/api-client/customerLeads';
import type { SalesStatus } from '@resonanz/domain/sales';
import { ReasonDialog } from '@resonanz/records/ReasonDialog';
import { Text } from '@resonanz/ui/Text';
import { useLeadActions } from '../useLeadActions.ts';
import { useLeadText } from '../useLeadText.ts';
import { useLeadStep } from './useLeadStep.ts';

/** Asks why a lead was lost, or is not worth more work. */
export function GiveUpDialog({
  lead: { customerLeadId, company },
  to,
  onClose,
}: {
  lead: CustomerLead;
  to: SalesStatus;
  onClose: () => void;
}) {
  const { t, status } = useLeadText();
  const { calls } = useLeadActions();
  const change = useMutation(calls.changeStatus());
  const { attempt, isPending, failure } = useLeadStep(
    (reason: string) => change.mutateAsync({ customerLeadId, status: to, reason }),
    t('customerLeads.done.status', { company, status: status(to) }),
    onClose,
  );
  return (
    <ReasonDialog
      title={t('customerLeads.giveUp.title', { status: status(to) })}
      description={t('customerLeads.giveUp.hint')}
      confirmLabel={t('word.changeStatus')}
      isPending={isPending}
      failure={failure}
      onClose={onClose}
      onSend={(reason) => void attempt(reason)}
    >
      <Text as="p">{t('customerLeads.giveUp.text', { company })}</Text>
    </ReasonDialog>
  );
}
