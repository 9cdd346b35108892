import type { Control } from 'react-hook-form';
import { labels } from '@resonanz/domain/labels';
import { COUNTRIES } from '@resonanz/domain/lookups';
import { useMessages } from '@resonanz/i18n/react';
import { BoundArea, BoundComboBox, BoundMoney, BoundSelect, BoundText } from '@resonanz/records/boundFields';
import { useIndustries } from '@resonanz/records/industries';
import { Columns } from '@resonanz/ui/Columns';
import { Stack } from '@resonanz/ui/Stack';
import { messages } from '../messages.ts';
import { useOwners } from '../useOwners.ts';
import { LIMITS, type CustomerDraft } from './customerForm.ts';

interface MasterFieldsProps {
  control: Control<CustomerDraft>;
  /** Who looks after the customer as it was read; keeps the name of a user who could not be chosen any more. */
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
      <BoundText control={control} name="name" label={t('word.name')} isRequired />
      <Columns>
        <BoundText control={control} name="streetAndHouse" label={t('customers.form.street')} />
        <BoundText control={control} name="cityAndZip" label={t('customers.list.city')} />
        <BoundSelect
          control={control}
          name="country"
          label={t('word.country')}
          items={COUNTRIES.map((id) => ({ id, label: label(`country.${id}`) }))}
          placeholder={t('word.pleaseChoose')}
        />
        <BoundText control={control} name="website" label={t('customers.form.website')} type="url" />
        <BoundComboBox
          control={control}
          name="industryId"
          label={t('customers.filter.industry')}
          items={industries}
          order="given"
        />
        <BoundComboBox
          control={control}
          name="ownerUserId"
          label={t('word.owner')}
          items={owners}
          selectedLabel={ownerName}
        />
        <BoundMoney control={control} name="budget" label={t('customers.list.budget')} />
      </Columns>
      <BoundArea
        control={control}
        name="notes"
        label={t('customers.form.notes')}
        description={t('customers.form.notesHint')}
        limit={LIMITS.notes}
      />
    </Stack>
  );
}
