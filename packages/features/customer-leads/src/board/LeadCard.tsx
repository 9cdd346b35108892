import type { CustomerLead } from '@resonanz/api-client/customerLeads';
import { staffPaths } from '@resonanz/domain/paths';
import { TitleLink } from '@resonanz/records/TitleLink';
import { Inline } from '@resonanz/ui/Inline';
import { Text } from '@resonanz/ui/Text';
import { FollowUpDate } from '../FollowUpDate.tsx';
import { useLeadText } from '../useLeadText.ts';

/**
 * A lead on the board; its company leads to its page. With `showsCents` its amount has two decimals, as others on the
 * board have cents.
 */
export function LeadCard({ lead, showsCents }: { lead: CustomerLead; showsCents: boolean }) {
  const { money, percent } = useLeadText();
  const { customerLeadId, company, mainContact, expectedBudget, probability, nextStep, followUpDate, ownerName } = lead;
  const people = [mainContact?.name, ownerName].filter((name) => name != null).join(' · ');
  return (
    <>
      <TitleLink href={staffPaths.customerLeadView({ customerLeadId })} maxLines={2}>
        {company}
      </TitleLink>
      {people !== '' && (
        <Text variant="caption" tone="secondary">
          {people}
        </Text>
      )}
      {expectedBudget !== null && (
        <Inline space={3}>
          <Text isTabular>{money(expectedBudget, showsCents)}</Text>
          {probability !== null && <Text tone="secondary">{percent(probability)}</Text>}
        </Inline>
      )}
      {nextStep !== '' && <Text variant="caption">{nextStep}</Text>}
      {followUpDate !== null && <FollowUpDate lead={lead} />}
    </>
  );
}
