import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Control } from 'react-hook-form';
import { campaignQueries } from '@resonanz/api-client/campaigns';
import { useApi } from '@resonanz/api-client/react';
import { CAMPAIGN_TYPE, CAMPAIGN_TYPES, type CampaignType } from '@resonanz/domain/campaigns';
import { labels } from '@resonanz/domain/labels';
import { PRODUCT_CATEGORY_IDS, REGION_IDS } from '@resonanz/domain/lookups';
import { useMessages } from '@resonanz/i18n/react';
import {
  BoundCheck,
  BoundComboBox,
  BoundDate,
  BoundMulti,
  BoundSelect,
  BoundText,
} from '@resonanz/records/boundFields';
import { Columns } from '@resonanz/ui/Columns';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import type { CampaignValues } from './campaignForm.ts';
import { messages } from './messages.ts';
import { useFieldLabel } from './useFieldLabel.ts';

/** What of the campaign is known beside its form. */
export interface KnownCampaign {
  /** Whether a brand's request stands behind it, which gives the customer and the type. */
  hasRequest: boolean;
  /** The type it has, which can stay. */
  type: CampaignType;
  customerName?: string | null | undefined;
  ownerName?: string | null | undefined;
}

interface BasicsFieldsProps {
  control: Control<CampaignValues>;
  known: KnownCampaign;
}

/** Name, customer, who runs it, and when. */
export function BasicsFields({ control, known: { hasRequest, type, customerName, ownerName } }: BasicsFieldsProps) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const field = useFieldLabel();
  const choices = useQuery(campaignQueries(useApi()).formChoices());
  const customers = useMemo(
    () => (choices.data?.customers ?? []).map(({ id, name }) => ({ id, label: name })),
    [choices.data],
  );
  const owners = useMemo(
    () => (choices.data?.owners ?? []).map(({ id, name }) => ({ id, label: name })),
    [choices.data],
  );
  const categories = useMemo(
    () => PRODUCT_CATEGORY_IDS.map((id) => ({ id: Number(id), label: label(`productCategory.${id}`) })),
    [label],
  );
  // Self-service campaigns come from requests, and stay what they are.
  const types = CAMPAIGN_TYPES.filter((id) => id === type || (id === CAMPAIGN_TYPE.selfService) === hasRequest);
  const fixed = hasRequest ? { isReadOnly: true, description: t('campaignForm.hint.customerOfRequest') } : {};
  return (
    <>
      {choices.isError && (
        <LoadFailure reloadLabel={t('word.reload')} onReload={() => void choices.refetch()}>
          {t('campaignForm.choicesFailed')}
        </LoadFailure>
      )}
      <BoundText control={control} name="name" label={field('name')} isRequired />
      <Columns>
        <BoundComboBox
          control={control}
          name="customerId"
          label={field('customerId')}
          items={customers}
          isLoading={choices.isPending}
          selectedLabel={customerName ?? undefined}
          {...fixed}
        />
        <BoundComboBox
          control={control}
          name="ownerId"
          label={field('ownerId')}
          items={owners}
          isLoading={choices.isPending}
          selectedLabel={ownerName ?? undefined}
        />
        <BoundSelect
          control={control}
          name="type"
          label={field('type')}
          items={types.map((id) => ({ id, label: label(`campaignType.${id}`) }))}
        />
        <BoundSelect
          control={control}
          name="region"
          label={field('region')}
          items={REGION_IDS.map((id) => ({ id, label: label(`region.${id}`) }))}
        />
        <BoundDate control={control} name="startDate" label={field('startDate')} />
        <BoundDate control={control} name="endDate" label={field('endDate')} />
      </Columns>
      <BoundMulti control={control} name="categories" label={field('categories')} items={categories} />
      <BoundCheck
        control={control}
        name="ndaRequired"
        label={field('ndaRequired')}
        description={t('campaignForm.hint.nda')}
      />
    </>
  );
}
