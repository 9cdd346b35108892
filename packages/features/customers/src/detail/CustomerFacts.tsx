import type { CustomerDetails } from '@resonanz/api-client/customers';
import { labels } from '@resonanz/domain/labels';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { useIndustryName } from '@resonanz/records/industries';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { Link } from '@resonanz/ui/Link';
import { money } from '../customerText.ts';
import { messages } from '../messages.ts';

/** The line of facts below the name of a customer. */
export function CustomerFacts({ customer }: { customer: CustomerDetails }) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { language } = useLanguage();
  const industryName = useIndustryName();
  const { streetAndHouse, cityAndZip, country, website } = customer;
  const address = [streetAndHouse, cityAndZip, country && label(`country.${country}`)].filter((part) => part !== null && part !== '').join(', ');
  return (
    <FactList>
      <Fact label={t('customers.list.number')}>{customer.customerId}</Fact>
      <Fact label={t('customers.form.address')}>{address || '–'}</Fact>
      <Fact label={t('customers.filter.industry')}>{industryName(customer.industryId)}</Fact>
      {website !== null && (
        <Fact label={t('customers.form.website')}>
          <Link href={website} target="_blank">
            {website.replace(/^https:\/\/(?:www\.)?|\/$/g, '')}
          </Link>
        </Fact>
      )}
      <Fact label={t('customers.list.budget')}>{money(customer.budget, language)}</Fact>
      <Fact label={t('customers.list.usedBudget')}>{money(customer.usedBudget, language)}</Fact>
      <Fact label={t('customers.list.owner')}>{customer.ownerName ?? '–'}</Fact>
      <Fact label={t('customers.list.access')}>{t(customer.hasBrandAccess ? 'customers.list.yes' : 'customers.list.no')}</Fact>
    </FactList>
  );
}
