import type { CustomerLeadDetails } from '@resonanz/api-client/customer-leads';
import { staffPaths } from '@resonanz/domain/paths';
import { useMay } from '@resonanz/session/react';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { Link } from '@resonanz/ui/Link';
import { FollowUpDate } from '../FollowUpDate.tsx';
import { useLeadText } from '../useLeadText.ts';

/** The line of facts below the company of a lead. */
export function LeadFacts({ lead }: { lead: CustomerLeadDetails }) {
  const { t, label, source, money, month, percent } = useLeadText();
  const seesCustomers = useMay('Customer Management', 'view');
  const { customerId, customerName } = lead;
  return (
    <FactList>
      <Fact label={t('customerLeads.column.qualified')}>{label(`qualified.${lead.qualified}`)}</Fact>
      <Fact label={t('customerLeads.column.budget')}>{money(lead.expectedBudget)}</Fact>
      <Fact label={t('customerLeads.field.expectedMonth')}>{month(lead.expectedMonth)}</Fact>
      <Fact label={t('customerLeads.column.probability')}>{percent(lead.probability)}</Fact>
      <Fact label={t('customerLeads.column.owner')}>{lead.ownerName ?? '–'}</Fact>
      <Fact label={t('customerLeads.column.followUp')}>
        <FollowUpDate lead={lead} />
      </Fact>
      <Fact label={t('customerLeads.column.source')}>{source(lead.sourceId)}</Fact>
      {customerId !== null && (
        <Fact label={t('customerLeads.field.customerId')}>
          {seesCustomers ? <Link href={staffPaths.customerView({ customerId })}>{customerName ?? `#${customerId}`}</Link> : (customerName ?? `#${customerId}`)}
        </Fact>
      )}
    </FactList>
  );
}
