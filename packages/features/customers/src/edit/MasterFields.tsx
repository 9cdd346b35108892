import { labels } from '@resonanz/domain/labels';
import { COUNTRIES } from '@resonanz/domain/lookups';
import { useMessages } from '@resonanz/i18n/react';
import { Columns } from '@resonanz/ui/Columns';
import { ComboBox } from '@resonanz/ui/ComboBox';
import { MoneyField } from '@resonanz/ui/MoneyField';
import { Select } from '@resonanz/ui/Select';
import { Stack } from '@resonanz/ui/Stack';
import { TextArea } from '@resonanz/ui/TextArea';
import { type Control, Controller } from 'react-hook-form';
import { useIndustries } from '../customerText.ts';
import { useOwners } from '../list/CustomerFilters.tsx';
import { messages } from '../messages.ts';
import { FormText } from './fields.tsx';
import { LIMITS, type CustomerDraft } from './customerForm.ts';

interface MasterFieldsProps {
  control: Control<CustomerDraft>;
  /** Who looks after the customer as it was read; keeps the name of somebody who could not be chosen any more. */
  ownerName: string;
}

/** Name, address and what the agency keeps in mind of a customer. */
export function MasterFields({ control, ownerName }: MasterFieldsProps) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const industries = useIndustries();
  const owners = useOwners();
  return (
    <Stack space={6}>
      <FormText control={control} name="name" label={t('customers.list.name')} isRequired />
      <Columns>
        <FormText control={control} name="streetAndHouse" label={t('customers.form.street')} />
        <FormText control={control} name="cityAndZip" label={t('customers.list.city')} />
        <Controller
          name="country"
          control={control}
          render={({ field: { value, onChange, ref, name } }) => (
            <Select
              label={t('customers.filter.country')}
              name={name}
              ref={ref}
              items={COUNTRIES.map((id) => ({ id, label: label(`country.${id}`) }))}
              selectedId={value}
              onSelectionChange={onChange}
              placeholder={t('customers.form.choose')}
            />
          )}
        />
        <FormText control={control} name="website" label={t('customers.form.website')} type="url" />
        <Controller
          name="industryId"
          control={control}
          render={({ field: { value, onChange, ref, name }, fieldState: { error } }) => (
            <ComboBox
              label={t('customers.filter.industry')}
              name={name}
              ref={ref}
              items={industries}
              order="given"
              selectedId={value}
              onSelectionChange={onChange}
              openLabel={t('customers.form.openIndustries')}
              emptyMessage={t('customers.form.noIndustry')}
              errorMessage={error?.message}
            />
          )}
        />
        <Controller
          name="ownerUserId"
          control={control}
          render={({ field: { value, onChange, ref, name }, fieldState: { error } }) => (
            <ComboBox
              label={t('customers.list.owner')}
              name={name}
              ref={ref}
              items={owners}
              selectedId={value}
              selectedLabel={ownerName}
              onSelectionChange={onChange}
              openLabel={t('customers.form.openOwners')}
              emptyMessage={t('customers.form.noOwner')}
              errorMessage={error?.message}
            />
          )}
        />
        <Controller
          name="budget"
          control={control}
          render={({ field: { value, onChange, onBlur, name } }) => (
            <MoneyField label={t('customers.list.budget')} name={name} value={value} onChange={onChange} onBlur={onBlur} />
          )}
        />
      </Columns>
      <Controller
        name="notes"
        control={control}
        render={({ field, fieldState: { error } }) => (
          <TextArea
            {...field}
            label={t('customers.form.notes')}
            description={t('customers.form.notesHint')}
            characterLimit={LIMITS.notes}
            countLabel={(count, limit) => t('customers.form.count', { count, limit })}
            errorMessage={error?.message}
          />
        )}
      />
    </Stack>
  );
}
