import { useInfiniteQuery } from '@tanstack/react-query';
import { customerLeadQueries } from '@resonanz/api-client/customerLeads';
import { useApi } from '@resonanz/api-client/react';
import { labels } from '@resonanz/domain/labels';
import { textOr } from '@resonanz/i18n/messages';
import { ChangeHistory, changesOf } from '@resonanz/records/ChangeHistory';
import { useIndustryName } from '@resonanz/records/industries';
import { Section } from '@resonanz/records/Section';
import { messages } from '../messages.ts';
import { useLeadOwners } from '../useLeadOwners.ts';
import { useLeadText } from '../useLeadText.ts';

/** What happened to a lead, the newest first. */
export function HistoryTab({ customerLeadId }: { customerLeadId: number }) {
  const { t, label, source, money, month, percent, day } = useLeadText();
  const industryName = useIndustryName();
  const owners = useLeadOwners();
  const history = useInfiniteQuery(customerLeadQueries(useApi()).history(customerLeadId));

  function numberText(field: string, value: number): string | undefined {
    if (field === 'sourceId') return source(value);
    if (field === 'industryId') return industryName(value);
    if (field === 'expectedBudget') return money(value);
    if (field === 'probability') return percent(value);
    if (field === 'ownerUserId') return owners.find(({ id }) => id === value)?.label ?? `#${value}`;
    return field === 'customerId' ? `#${value}` : undefined;
  }
  function valueText(field: string, value: unknown): string | undefined {
    if (field === 'status') return textOr(label, labels, `salesStatus.${String(value)}`, String(value));
    if (field === 'qualified') return textOr(label, labels, `qualified.${String(value)}`, String(value));
    if (field === 'country') return textOr(label, labels, `country.${String(value)}`, String(value));
    if (field === 'legalBasis') return textOr(t, messages, `customerLeads.legalBasis.${String(value)}`, String(value));
    if (typeof value === 'number') return numberText(field, value);
    if (field === 'expectedMonth' && typeof value === 'string') return month(value);
    if (field === 'followUpDate' && typeof value === 'string') return day(value);
    return undefined;
  }

  return (
    <Section>
      <ChangeHistory
        {...changesOf(history)}
        fieldLabel={(field) => textOr(t, messages, `customerLeads.field.${field}`, field)}
        valueText={valueText}
      />
    </Section>
  );
}
