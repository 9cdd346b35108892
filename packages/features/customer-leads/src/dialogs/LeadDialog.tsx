import type { CustomerLead } from '@resonanz/api-client/customerLeads';
import { DeleteDialog } from './DeleteDialog.tsx';
import { FollowUpDialog } from './FollowUpDialog.tsx';
import { LogDialog } from './LogDialog.tsx';

/** What can be asked about a lead, apart from its status. */
export type LeadQuestion = 'log' | 'followUp' | 'delete';

/** What was asked about a lead. */
export function LeadDialog({
  question,
  ...props
}: {
  question: LeadQuestion;
  lead: CustomerLead;
  onClose: () => void;
}) {
  switch (question) {
    case 'log':
      return <LogDialog {...props} />;
    case 'followUp':
      return <FollowUpDialog {...props} />;
    case 'delete':
      return <DeleteDialog {...props} />;
  }
}
