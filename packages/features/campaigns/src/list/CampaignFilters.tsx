import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { campaignQueries } from '@resonanz/api-client/campaigns';
import { useApi } from '@resonanz/api-client/react';
import { CAMPAIGN_ACTIVE, CAMPAIGN_STATUSES, CAMPAIGN_TYPES } from '@resonanz/domain/campaigns';
import { valuesOf } from '@resonanz/domain/enumerations';
import { labels } from '@resonanz/domain/labels';
import { REGION_IDS } from '@resonanz/domain/lookups';
import { CHANNEL_TYPES } from '@resonanz/domain/platforms';
import { textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { FilterSection } from '@resonanz/records/FilterPanel';
import { RangeFields } from '@resonanz/records/RangeFields';
import type { FilterDraft } from '@resonanz/records/useListState';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { ComboBox } from '@resonanz/ui/ComboBox';
import { DatePicker } from '@resonanz/ui/DatePicker';
import { RangeSlider } from '@resonanz/ui/RangeSlider';
import { Select } from '@resonanz/ui/Select';
import { Stack } from '@resonanz/ui/Stack';
import { messages } from '../messages.ts';
import * as css from './CampaignFilters.css.ts';
import { campaignList } from './campaignList.ts';

type Draft = FilterDraft<typeof campaignList.filters>;

const SLIDER_WITHOUT_CAMPAIGNS = 1;

/** The sections of the campaign list's filter panel. */
export function CampaignFilters({ draft: { values, set } }: { draft: Draft }) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const queries = campaignQueries(useApi());
  const choices = useQuery(queries.formChoices());
  const maxBudget = useQuery(queries.maxBudget());
  const highest = Math.max(maxBudget.data ?? 0, SLIDER_WITHOUT_CAMPAIGNS);
  const customers = useMemo(
    () => (choices.data?.customers ?? []).map(({ id, name }) => ({ id, label: name })),
    [choices.data],
  );
  const categories = useMemo(
    () =>
      (choices.data?.categories ?? []).map((id) => ({ id, label: textOr(label, labels, `category.${id}`, `#${id}`) })),
    [choices.data, label],
  );
  const owners = useMemo(
    () => (choices.data?.owners ?? []).map(({ id, name }) => ({ id, label: name })),
    [choices.data],
  );
  const { min, max } = values.budget;
  const from = Math.min(min ?? 0, highest);

  const any = { id: '', label: t('campaigns.filter.any') };
  const one = <Name extends 'status' | 'type' | 'region' | 'invoice' | 'nda' | 'active' | 'platform'>(
    name: Name,
    items: readonly { id: Draft['values'][Name]; label: string }[],
  ) => (
    <Select
      label={t(`campaigns.filter.${name}`)}
      placeholder={any.label}
      items={[any, ...items.map(({ id, label: words }) => ({ id: String(id), label: words }))]}
      selectedId={String(values[name] ?? '')}
      onSelectionChange={(chosen) =>
        set(name, items.find(({ id }) => String(id) === chosen)?.id ?? campaignList.defaults.filters[name])
      }
    />
  );
  const search = (name: 'customer' | 'owner' | 'category', items: readonly { id: number; label: string }[]) => (
    <ComboBox
      label={t(`campaigns.filter.${name}`)}
      items={items}
      selectedId={values[name][0] ?? null}
      onSelectionChange={(id) => set(name, id === null ? [] : [id])}
      placeholder={any.label}
      emptyMessage={t('campaigns.filter.nothingFound')}
      openLabel={t('campaigns.filter.open')}
      clearLabel={t('campaigns.filter.clear')}
      isLoading={choices.isPending}
      loadingLabel={t('campaigns.filter.loading')}
    />
  );
  return (
    <>
      <FilterSection title={t('campaigns.filter.campaign')}>
        <Stack space={5}>
          {one(
            'status',
            CAMPAIGN_STATUSES.map((id) => ({ id, label: label(`campaignStatus.${id}`) })),
          )}
          {search('customer', customers)}
          {search('owner', owners)}
          {one(
            'region',
            REGION_IDS.map((id) => ({ id, label: label(`region.${id}`) })),
          )}
          {one(
            'type',
            CAMPAIGN_TYPES.map((id) => ({ id, label: label(`campaignType.${id}`) })),
          )}
        </Stack>
      </FilterSection>
      <FilterSection title={t('campaigns.filter.period')}>
        <Stack space={5}>
          <DatePicker
            label={t('campaigns.filter.periodFrom')}
            value={values.period.from}
            onChange={(day) => set('period', { ...values.period, from: day })}
            clearLabel={t('campaigns.filter.clear')}
          />
          <DatePicker
            label={t('campaigns.filter.periodTo')}
            value={values.period.to}
            onChange={(day) => set('period', { ...values.period, to: day })}
            clearLabel={t('campaigns.filter.clear')}
          />
        </Stack>
      </FilterSection>
      <FilterSection title={t('campaigns.filter.budget')}>
        <Stack space={4}>
          <div className={css.slider}>
            <RangeSlider
              label={t('campaigns.filter.budget')}
              hidesLabel
              thumbLabels={[
                t('campaigns.range.from', { label: t('campaigns.filter.budget') }),
                t('campaigns.range.to', { label: t('campaigns.filter.budget') }),
              ]}
              maxValue={highest}
              value={[from, Math.max(from, Math.min(max ?? highest, highest))]}
              onChange={([low, high]) =>
                set('budget', {
                  min: low <= 0 ? null : Math.round(low),
                  max: high >= highest ? null : Math.round(high),
                })
              }
            />
          </div>
          <RangeFields
            label={t('campaigns.filter.budget')}
            value={values.budget}
            onChange={(value) => set('budget', value)}
            isMoney
          />
        </Stack>
      </FilterSection>
      <FilterSection title={t('campaigns.filter.brand')}>
        <Stack space={5}>
          {one(
            'invoice',
            valuesOf('brandInvoiceStatus').map((id) => ({ id, label: label(`brandInvoiceStatus.${id}`) })),
          )}
          {one(
            'nda',
            valuesOf('requestNdaStatus').map((id) => ({ id, label: label(`requestNdaStatus.${id}`) })),
          )}
        </Stack>
      </FilterSection>
      <FilterSection title={t('campaigns.filter.more')}>
        <Stack space={5}>
          {search('category', categories)}
          {one(
            'platform',
            CHANNEL_TYPES.map((id) => ({ id, label: label(`platform.${id}`) })),
          )}
          {one(
            'active',
            [CAMPAIGN_ACTIVE.active, CAMPAIGN_ACTIVE.inactive].map((id) => ({
              id,
              label: label(`campaignActive.${id}`),
            })),
          )}
          <Checkbox isSelected={values.archived} onChange={(isOn) => set('archived', isOn)}>
            {t('campaigns.filter.archived')}
          </Checkbox>
        </Stack>
      </FilterSection>
    </>
  );
}
