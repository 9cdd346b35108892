import { useMessages } from '@resonanz/i18n/react';
import { FiltersInWords } from '@resonanz/records/ActiveFilters';
import { messages } from '../messages.ts';
import type { VideoListState } from './videoList.ts';

/** The filters in force, in words; loaded once there are any. */
export function VideoChips({ list }: { list: VideoListState }) {
  const t = useMessages(messages);
  const { category, audience, language, state } = list.filters;
  const words: Readonly<Record<(typeof list.activeFilters)[number], string>> = {
    category: category === null ? '' : t(`learningMaterials.category.${category}`),
    audience: audience === null ? '' : t(`learningMaterials.audience.${audience}`),
    language: language === null ? '' : t(`learningMaterials.language.${language}`),
    state: state === null ? '' : t(`learningMaterials.state.${state}`),
  };
  return <FiltersInWords list={list} words={words} />;
}
