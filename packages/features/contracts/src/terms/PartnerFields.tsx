import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Control } from 'react-hook-form';
import { campaignQueries } from '@resonanz/api-client/campaigns';
import { useApi } from '@resonanz/api-client/react';
import { useMessages } from '@resonanz/i18n/react';
import { BoundComboBox, BoundDate, BoundMoney, BoundText } from '@resonanz/records/boundFields';
import { Columns } from '@resonanz/ui/Columns';
import { Stack } from '@resonanz/ui/Stack';
import type { ContractDraft } from './contractForm.ts';
import { messages } from './messages.ts';

interface PartnerFieldsProps {
  control: Control<ContractDraft>;
  /** Names of the records as they were read, where the lists do not offer them any more. */
  named?: { readonly campaign: string | null; readonly customer: string | null };
  /** The campaign cannot be changed: the contract was made for a channel of it. */
  hasEntry?: boolean;
}

/** With whom a contract is made, for which campaign and customer, for how much and how long. */
export function PartnerFields({ control, named, hasEntry = false }: PartnerFieldsProps) {
  const t = useMessages(messages);
  const queries = campaignQueries(useApi());
  const campaigns = useQuery(queries.choices());
  const choices = useQuery(queries.formChoices());
  const campaignItems = useMemo(
    () => (campaigns.data ?? []).map(({ campaignId, name }) => ({ id: campaignId, label: name })),
    [campaigns.data],
  );
  const customerItems = useMemo(
    () => (choices.data?.customers ?? []).map(({ id, name }) => ({ id, label: name })),
    [choices.data],
  );
  return (
    <Stack space={6}>
      <Columns>
        <BoundText control={control} name="partnerName" label={t('contractForm.partner.name')} isRequired />
        <BoundText
          control={control}
          name="partnerEmail"
          label={t('word.emailAddress')}
          description={t('contractForm.partner.emailHint')}
          type="email"
          isRequired
        />
        <BoundComboBox
          control={control}
          name="campaignDataId"
          label={t('word.campaign')}
          items={campaignItems}
          isLoading={campaigns.isPending}
          isReadOnly={hasEntry}
          selectedLabel={named?.campaign ?? undefined}
        />
        <BoundComboBox
          control={control}
          name="customerId"
          label={t('word.customer')}
          items={customerItems}
          isLoading={choices.isPending}
          selectedLabel={named?.customer ?? undefined}
        />
        <BoundMoney control={control} name="budget" label={t('word.fee')} description={t('contractForm.budgetHint')} />
      </Columns>
      <Columns>
        <BoundDate control={control} name="startDate" label={t('contractForm.start')} />
        <BoundDate control={control} name="endDate" label={t('contractForm.end')} />
      </Columns>
    </Stack>
  );
}
