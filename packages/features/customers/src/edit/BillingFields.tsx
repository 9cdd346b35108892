import { labels } from '@resonanz/domain/labels';
import { CURRENCIES } from '@resonanz/domain/lookups';
import { useMessages } from '@resonanz/i18n/react';
import { Columns } from '@resonanz/ui/Columns';
import { NumberField } from '@resonanz/ui/NumberField';
import { Select } from '@resonanz/ui/Select';
import { Stack } from '@resonanz/ui/Stack';
import { type Control, Controller } from 'react-hook-form';
import { messages } from '../messages.ts';
import { FormCheckbox, FormText } from './fields.tsx';
import { LIMITS, type CustomerDraft } from './customerForm.ts';

/** How a customer is invoiced. */
export function BillingFields({ control }: { control: Control<CustomerDraft> }) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  return (
    <Stack space={6}>
      <Columns>
        <FormText control={control} name="billing.invoiceName" label={t('customers.billing.invoiceName')} description={t('customers.billing.nameHint')} />
        <FormText control={control} name="billing.email" label={t('customers.billing.email')} type="email" />
        <FormText control={control} name="billing.streetAndHouse" label={t('customers.form.street')} description={t('customers.billing.addressHint')} />
        <FormText control={control} name="billing.cityAndZip" label={t('customers.list.city')} />
        <FormText control={control} name="billing.vatId" label={t('customers.billing.vatId')} description={t('customers.billing.vatIdHint')} />
        <Controller
          name="billing.paymentDays"
          control={control}
          render={({ field: { value, onChange, onBlur, name } }) => (
            <NumberField
              label={t('customers.billing.paymentDays')}
              name={name}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              maxValue={LIMITS.paymentDays}
              unit={t('customers.billing.daysUnit')}
            />
          )}
        />
        <Controller
          name="billing.currencyCode"
          control={control}
          render={({ field: { value, onChange, ref, name } }) => (
            <Select
              label={t('customers.billing.currency')}
              name={name}
              ref={ref}
              items={CURRENCIES.map(({ currencyCode }) => ({ id: currencyCode, label: label(`currency.${currencyCode}`) }))}
              selectedId={value}
              onSelectionChange={onChange}
            />
          )}
        />
      </Columns>
      <FormCheckbox control={control} name="billing.needsOrderNumber">
        {t('customers.billing.needsOrderNumber')}
      </FormCheckbox>
    </Stack>
  );
}
