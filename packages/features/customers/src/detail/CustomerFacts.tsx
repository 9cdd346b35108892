import type { CustomerDetails } from '@resonanz/api-client/customers';
import { useMessages } from '@resonanz/i18n/react';
import { useIndustryName } from '@resonanz/records/industries';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { Link } from '@resonanz/ui/Link';
import { messages } from '../messages.ts';

/** The line of facts below the name of a customer. */
export function CustomerFacts({ customer }: { customer: CustomerDetails }) {
  const t = useMessages(messages);
  const industryName = useIndustryName();
  const { website } = customer;
  return (
    <FactList>
      <Fact label={t('customers.list.number')}>{customer.customerId}</Fact>
      <Fact label={t('customers.filter.industry')}>{industryName(customer.industryId)}</Fact>
      {website !== null && (
        <Fact label={t('customers.form.website')}>
          <Link href={website} target="_blank">
            {website.replace(/^https:\/\/(?:www\.)?|\/$/g, '')}
          </Link>
        </Fact>
      )}
      <Fact label={t('customers.list.owner')}>{customer.ownerName ?? '–'}</Fact>
    </FactList>
  );
}
