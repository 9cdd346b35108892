import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { CustomerLead } from '@resonanz/api-client/customerLeads';
import { useErrorText } from '@resonanz/api-client/react';
import { staffPaths } from '@resonanz/domain/paths';
import { RemoveDialog } from '@resonanz/records/RemoveDialog';
import { messages } from '../messages.ts';
import { useLeadActions } from '../useLeadActions.ts';
import { useLeadText } from '../useLeadText.ts';
import { ErrorAlert } from './ErrorAlert.tsx';

/** Deletes a lead and goes back to the list. */
export function DeleteDialog({
  lead: { customerLeadId, company },
  onClose,
}: {
  lead: CustomerLead;
  onClose: () => void;
}) {
  const { t } = useLeadText();
  const say = useErrorText(messages);
  const navigate = useNavigate();
  const { calls, announce } = useLeadActions();
  const removal = useMutation(calls.remove());
  return (
    <RemoveDialog
      title={t('customerLeads.delete.title')}
      onRemove={() => removal.mutateAsync(customerLeadId)}
      onDone={() => {
        announce(t('customerLeads.done.deleted'));
        void navigate(staffPaths.customerLead());
      }}
      onClose={onClose}
      renderError={(error) => <ErrorAlert>{say(error, 'customerLeads.error.other')}</ErrorAlert>}
    >
      {t('customerLeads.delete.text', { company })}
    </RemoveDialog>
  );
}
