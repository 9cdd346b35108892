import { campaignQueries } from '@resonanz/api-client/campaigns';
import { useApi } from '@resonanz/api-client/react';
import { CAMPAIGN_TYPE, CAMPAIGN_TYPES, type CampaignType } from '@resonanz/domain/campaigns';
import { labels } from '@resonanz/domain/labels';
import { PRODUCT_CATEGORY_IDS, REGION_IDS } from '@resonanz/domain/lookups';
import { useMessages } from '@resonanz/i18n/react';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { Columns } from '@resonanz/ui/Columns';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { MultiSelect } from '@resonanz/ui/MultiSelect';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Control, Controller } from 'react-hook-form';
import { BoundDate, BoundSearch, BoundSelect, BoundText, useFieldLabel } from './boundFields.tsx';
import type { CampaignValues } from './campaignForm.ts';
import { messages } from './messages.ts';

/** What of the campaign is known beside its form. */
export interface KnownCampaign {
  /** Whether a brand's request stands behind it, which gives the customer and the type. */
  hasRequest: boolean;
  /** The type it has, which can be kept. */
  type: CampaignType;
  kundenname?: string | null | undefined;
  ownerName?: string | null | undefined;
}

interface BasicsFieldsProps {
  control: Control<CampaignValues>;
  known: KnownCampaign;
}

/** Name, customer, who runs it, and when. */
export function BasicsFields({ control, known: { hasRequest, type, kundenname, ownerName } }: BasicsFieldsProps) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const field = useFieldLabel();
  const choices = useQuery(campaignQueries(useApi()).formChoices());
  const customers = useMemo(() => (choices.data?.customers ?? []).map(({ id, name }) => ({ id, label: name })), [choices.data]);
  const owners = useMemo(() => (choices.data?.owners ?? []).map(({ id, name }) => ({ id, label: name })), [choices.data]);
  const categories = useMemo(() => PRODUCT_CATEGORY_IDS.map((id) => ({ id: Number(id), label: label(`productCategory.${id}`) })), [label]);
  // Self-service campaigns come from requests, and stay what they are.
  const types = CAMPAIGN_TYPES.filter((id) => id === type || (id === CAMPAIGN_TYPE.selfService) === hasRequest);
  const fixed = hasRequest ? { isReadOnly: true, description: t('campaignForm.hint.customerOfRequest') } : {};
  return (
    <>
      {choices.isError && (
        <LoadFailure reloadLabel={t('campaignForm.reload')} onReload={() => void choices.refetch()}>
          {t('campaignForm.choicesFailed')}
        </LoadFailure>
      )}
      <BoundText control={control} name="kampagnenname" isRequired />
      <Columns>
        <BoundSearch control={control} name="customerId" items={customers} isLoading={choices.isPending} selectedLabel={kundenname ?? undefined} {...fixed} />
        <BoundSearch control={control} name="ownerId" items={owners} isLoading={choices.isPending} selectedLabel={ownerName ?? undefined} />
        <BoundSelect control={control} name="type" items={types.map((id) => ({ id, label: label(`campaignType.${id}`) }))} />
        <BoundSelect control={control} name="region" items={REGION_IDS.map((id) => ({ id, label: label(`region.${id}`) }))} />
        <BoundDate control={control} name="startdatum" />
        <BoundDate control={control} name="enddatum" />
      </Columns>
      <Controller
        control={control}
        name="categories"
        render={({ field: { onChange, value, ref, name }, fieldState: { error } }) => (
          <MultiSelect
            label={field('categories')}
            name={name}
            ref={ref}
            items={categories}
            selectedIds={value}
            onSelectionChange={onChange}
            emptyMessage={t('campaignForm.nothingFound')}
            openLabel={t('campaignForm.openList', { label: field('categories') })}
            removeLabel={(each) => t('campaignForm.removeChoice', { label: each })}
            errorMessage={error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="ndaRequired"
        render={({ field: { onChange, value, ref, name } }) => (
          <Checkbox name={name} ref={ref} isSelected={value} onChange={onChange} description={t('campaignForm.hint.nda')}>
            {field('ndaRequired')}
          </Checkbox>
        )}
      />
    </>
  );
}
