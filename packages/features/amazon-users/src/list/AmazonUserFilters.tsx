import { AMAZON_USER_STATES } from '@resonanz/domain/amazonUsers';
import { COUNTRIES } from '@resonanz/domain/lookups';
import { FiltersInWords } from '@resonanz/records/ActiveFilters';
import { ChoiceFilter } from '@resonanz/records/ChoiceBar';
import { FilterSection } from '@resonanz/records/FilterPanel';
import type { FilterDraft } from '@resonanz/records/useListState';
import { DatePicker } from '@resonanz/ui/DatePicker';
import { Stack } from '@resonanz/ui/Stack';
import { CampaignField, useCampaignNames } from '../CampaignField.tsx';
import { useAmazonUserText } from '../useAmazonUserText.ts';
import type { amazonUserList, AmazonUserListState } from './amazonUserList.ts';

/** The sections of the filter panel. */
export function AmazonUserFilters({ draft: { values, set } }: { draft: FilterDraft<typeof amazonUserList.filters> }) {
  const { t, label, country } = useAmazonUserText();
  const day = (end: 'from' | 'to') => (
    <DatePicker
      label={t(`amazonUsers.filter.${end}`)}
      value={values.period[end]}
      onChange={(value) => set('period', { ...values.period, [end]: value })}
      clearLabel={t(`amazonUsers.filter.clear.${end}`)}
      incompleteMessage={t('amazonUsers.dateIncomplete')}
    />
  );
  return (
    <>
      <ChoiceFilter
        label={t('amazonUsers.field.state')}
        anyLabel={t('word.any')}
        items={AMAZON_USER_STATES.map((id) => ({ id, label: label(`amazonUserState.${id}`) }))}
        selectedId={values.state}
        onChange={(value) => set('state', value)}
      />
      <FilterSection title={t('word.campaign')}>
        <CampaignField hidesLabel value={values.campaign} onChange={(value) => set('campaign', value)} />
      </FilterSection>
      <ChoiceFilter
        label={t('word.country')}
        anyLabel={t('word.any')}
        items={COUNTRIES.map((id) => ({ id, label: country(id) }))}
        selectedId={values.country}
        onChange={(value) => set('country', value)}
      />
      <FilterSection title={t('amazonUsers.field.createdAt')}>
        <Stack space={4}>
          {day('from')}
          {day('to')}
        </Stack>
      </FilterSection>
    </>
  );
}

/** The filters in force, in words; loaded once there are any. */
export function AmazonUserChips({ list }: { list: AmazonUserListState }) {
  const { t, label, country, day } = useAmazonUserText();
  const { items } = useCampaignNames();
  const { state, campaign, period } = list.filters;
  const words = {
    state: state === null ? '' : label(`amazonUserState.${state}`),
    campaign: items.find(({ id }) => id === campaign)?.label ?? `#${campaign}`,
    country: country(list.filters.country),
    period: t('amazonUsers.active.period', { from: day(period.from), to: day(period.to) }),
  };
  return <FiltersInWords list={list} words={words} />;
}
