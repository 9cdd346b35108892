import { useInfiniteQuery } from '@tanstack/react-query';
import { customerQueries } from '@resonanz/api-client/customers';
import { useApi } from '@resonanz/api-client/react';
import { labels } from '@resonanz/domain/labels';
import { textOr } from '@resonanz/i18n/messages';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { ChangeHistory, changesOf } from '@resonanz/records/ChangeHistory';
import { useIndustryName } from '@resonanz/records/industries';
import { Section } from '@resonanz/records/Section';
import { money } from '../customerText.ts';
import { messages } from '../messages.ts';
import { useOwners } from '../useOwners.ts';

/** What happened to a customer, the newest first. */
export function HistoryTab({ customerId }: { customerId: number }) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { language } = useLanguage();
  const industryName = useIndustryName();
  const owners = useOwners();
  const history = useInfiniteQuery(customerQueries(useApi()).history(customerId));

  function valueText(field: string, value: unknown): string | undefined {
    if (field === 'status') return textOr(label, labels, `customerStatus.${String(value)}`, String(value));
    if (field === 'country') return textOr(label, labels, `country.${String(value)}`, String(value));
    if (field === 'industryId' && typeof value === 'number') return industryName(value);
    if (field === 'budget' && typeof value === 'number') return money(value, language);
    if (field === 'ownerUserId') return owners.find(({ id }) => id === value)?.label ?? `#${String(value)}`;
    return undefined;
  }

  return (
    <Section>
      <ChangeHistory
        {...changesOf(history)}
        fieldLabel={(field) => textOr(t, messages, `customers.field.${field}`, field)}
        valueText={valueText}
      />
    </Section>
  );
}
