import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CustomerLead } from '@resonanz/api-client/customerLeads';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { SALES_STATUS } from '@resonanz/domain/sales';
import { FormDialog } from '@resonanz/records/FormDialog';
import { DatePicker } from '@resonanz/ui/DatePicker';
import { Text } from '@resonanz/ui/Text';
import { useLeadActions } from '../useLeadActions.ts';
import { useLeadText } from '../useLeadText.ts';
import { useLeadStep } from './useLeadStep.ts';

interface FollowUpDialogProps {
  lead: CustomerLead;
  /** Sets the status of follow-ups, too. */
  setsStatus?: boolean;
  onClose: () => void;
}

/** Plans when to follow up, today or later; a to-do is written for it. */
export function FollowUpDialog({
  lead: { customerLeadId, company, followUpDate: planned },
  setsStatus = false,
  onClose,
}: FollowUpDialogProps) {
  const { t } = useLeadText();
  const { calls } = useLeadActions();
  const [status, followUp] = [useMutation(calls.changeStatus()), useMutation(calls.planFollowUp())];
  const today = berlinDay(new Date());
  const [day, setDay] = useState(planned !== null && planned >= today ? planned : null);
  const { attempt, isPending, fieldErrors, failure } = useLeadStep(
    (followUpDate: string) =>
      setsStatus
        ? status.mutateAsync({ customerLeadId, status: SALES_STATUS.followUp, followUpDate })
        : followUp.mutateAsync({ customerLeadId, followUpDate }),
    t('customerLeads.done.followUp'),
    onClose,
    ['followUpDate'],
  );
  return (
    <FormDialog
      title={t('customerLeads.followUp.title')}
      confirmLabel={t('customerLeads.followUp.confirm')}
      isIncomplete={day === null || day < today}
      isPending={isPending}
      validationErrors={fieldErrors}
      onClose={onClose}
      onSubmit={() => void (day !== null && attempt(day))}
      failure={failure}
    >
      <Text as="p">{t('customerLeads.followUp.text', { company })}</Text>
      <DatePicker
        label={t('customerLeads.followUp.date')}
        name="followUpDate"
        value={day}
        onChange={setDay}
        minValue={today}
        unavailableMessage={t('customerLeads.fieldError.pastDate')}
        incompleteMessage={t('customerLeads.filter.dateIncomplete')}
        isRequired
        autoFocus
      />
    </FormDialog>
  );
}
