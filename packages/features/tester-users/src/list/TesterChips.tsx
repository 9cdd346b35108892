import { FiltersInWords } from '@resonanz/records/ActiveFilters';
import { useTesterText } from '../useTesterText.ts';
import type { TesterListState } from './testerList.ts';

/** The filters in force, in words; loaded once there are any. */
export function TesterChips({ list }: { list: TesterListState }) {
  const { t, label, labelled, word, number, day } = useTesterText();
  const { filters } = list;
  const named = (field: string, values: readonly string[]) => `${field}: ${values.join(', ')}`;
  const answer = (field: string, value: 'yes' | 'no' | null) =>
    value === null ? '' : named(field, [t(`word.${value}`)]);
  const words: Readonly<Record<(typeof list.activeFilters)[number], string>> = {
    state: filters.state === null ? '' : label(`testerState.${filters.state}`),
    categories: named(
      t('testerUsers.field.categories'),
      filters.categories.map((id) => word('testerCategory', id)),
    ),
    countries: filters.countries.map((id) => labelled('country', id)).join(', '),
    federalStates: filters.federalStates.map((id) => labelled('federalState', id)).join(', '),
    maritalStatus: filters.maritalStatus.map((id) => word('relationshipStatus', id)).join(', '),
    profession: filters.profession.map((id) => word('profession', id)).join(', '),
    training: filters.training.map((id) => word('training', id)).join(', '),
    children: named(t('testerUsers.field.children'), filters.children.map(String)),
    gender: filters.gender.map((id) => labelled('gender', id)).join(', '),
    platforms: filters.platforms.join(', '),
    ugcCampaign: answer(t('testerUsers.field.ugcCampaign'), filters.ugcCampaign),
    regionalTests: answer(t('testerUsers.field.regionalTests'), filters.regionalTests),
    points: t('testerUsers.active.points', { from: number(filters.points.min), to: number(filters.points.max) }),
    created: t('testerUsers.active.created', { from: day(filters.created.from), to: day(filters.created.to) }),
  };
  return <FiltersInWords list={list} words={words} />;
}
