import type { Control } from 'react-hook-form';
import { labels } from '@resonanz/domain/labels';
import { CURRENCIES } from '@resonanz/domain/lookups';
import { useMessages } from '@resonanz/i18n/react';
import { BoundCheck, BoundNumber, BoundSelect, BoundText } from '@resonanz/records/boundFields';
import { Columns } from '@resonanz/ui/Columns';
import { Stack } from '@resonanz/ui/Stack';
import { messages } from '../messages.ts';
import { LIMITS, type CustomerDraft } from './customerForm.ts';

/** How a customer is invoiced. */
export function BillingFields({ control }: { control: Control<CustomerDraft> }) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  return (
    <Stack space={6}>
      <Columns>
        <BoundText
          control={control}
          name="billing.invoiceName"
          label={t('customers.billing.invoiceName')}
          description={t('customers.billing.nameHint')}
        />
        <BoundText control={control} name="billing.email" label={t('customers.billing.email')} type="email" />
        <BoundText
          control={control}
          name="billing.streetAndHouse"
          label={t('customers.form.street')}
          description={t('customers.billing.addressHint')}
        />
        <BoundText control={control} name="billing.cityAndZip" label={t('customers.list.city')} />
        <BoundText
          control={control}
          name="billing.vatId"
          label={t('customers.billing.vatId')}
          description={t('customers.billing.vatIdHint')}
        />
        <BoundNumber
          control={control}
          name="billing.paymentDays"
          label={t('customers.billing.paymentDays')}
          maxValue={LIMITS.paymentDays}
          unit={t('customers.billing.daysUnit')}
        />
        <BoundSelect
          control={control}
          name="billing.currencyCode"
          label={t('customers.billing.currency')}
          items={CURRENCIES.map(({ currencyCode }) => ({ id: currencyCode, label: label(`currency.${currencyCode}`) }))}
        />
      </Columns>
      <BoundCheck control={control} name="billing.needsOrderNumber" label={t('customers.billing.needsOrderNumber')} />
    </Stack>
  );
}
