import type { CustomerLeadDetails } from '@resonanz/api-client/customer-leads';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { FollowUpDate } from '../FollowUpDate.tsx';
import { useLeadText } from '../useLeadText.ts';

/** The line of facts below the company of a lead. */
export function LeadFacts({ lead }: { lead: CustomerLeadDetails }) {
  const { t } = useLeadText();
  return (
    <FactList>
      <Fact label={t('customerLeads.column.owner')}>{lead.ownerName ?? '–'}</Fact>
      <Fact label={t('customerLeads.column.followUp')}>
        <FollowUpDate lead={lead} />
      </Fact>
      <Fact label={t('customerLeads.column.nextStep')}>{lead.nextStep || '–'}</Fact>
    </FactList>
  );
}
