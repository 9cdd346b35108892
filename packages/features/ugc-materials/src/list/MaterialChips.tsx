import { VIDEO_LENGTHS } from '@resonanz/domain/ugcPrice';
import { FiltersInWords } from '@resonanz/records/ActiveFilters';
import { useMaterialText } from '../useMaterialText.ts';
import type { MaterialListState } from './materialList.ts';
import { useMaterialChoices } from './useMaterialChoices.ts';

/** The filters in force, in words; loaded once there are any. */
export function MaterialChips({ list }: { list: MaterialListState }) {
  const { t, length, videoLanguage } = useMaterialText();
  const choices = useMaterialChoices();
  const { filters } = list;
  const named = (id: 'customer' | 'creator' | 'campaign') => {
    const [chosen] = filters[id];
    return choices[id].find((each) => each.id === chosen)?.label ?? `#${chosen}`;
  };
  const seconds = VIDEO_LENGTHS.find((each) => String(each) === filters.length);
  const words: Readonly<Record<(typeof list.activeFilters)[number], string>> = {
    rightsState: filters.rightsState.map((state) => t(`ugcMaterials.rightsFilter.${state}`)).join(', '),
    customer: named('customer'),
    creator: named('creator'),
    campaign: named('campaign'),
    length: seconds === undefined ? '' : length({ length: seconds, lengthText: '' }),
    language: filters.language === null ? '' : videoLanguage(filters.language),
    tag: filters.tag,
  };
  return <FiltersInWords list={list} words={words} />;
}
