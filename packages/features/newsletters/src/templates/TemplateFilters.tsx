import { useMessages } from '@resonanz/i18n/react';
import { FiltersInWords } from '@resonanz/records/ActiveFilters';
import { ChoiceFilter } from '@resonanz/records/ChoiceBar';
import type { FilterDraft } from '@resonanz/records/useListState';
import { messages } from '../messages.ts';
import { LANGUAGES } from '../words.ts';
import { DEFAULTS, type templateList, type TemplateListState } from './templateList.ts';

/** The sections of the filter panel. */
export function TemplateFilters({ draft: { values, set } }: { draft: FilterDraft<typeof templateList.filters> }) {
  const t = useMessages(messages);
  return (
    <>
      <ChoiceFilter
        label={t('word.language')}
        anyLabel={t('word.any')}
        items={LANGUAGES.map((id) => ({ id, label: t(`newsletters.language.${id}`) }))}
        selectedId={values.language}
        onChange={(value) => set('language', value)}
      />
      <ChoiceFilter
        label={t('newsletterTemplates.default')}
        anyLabel={t('word.any')}
        items={DEFAULTS.map((id) => ({ id, label: t(`word.${id}`) }))}
        selectedId={values.default}
        onChange={(value) => set('default', value)}
      />
    </>
  );
}

/** The filters in force, in words; loaded once there are any. */
export function TemplateChips({ list }: { list: TemplateListState }) {
  const t = useMessages(messages);
  const { language, default: isDefault } = list.filters;
  return (
    <FiltersInWords
      list={list}
      words={{
        language: language === null ? '' : t(`newsletters.language.${language}`),
        default: isDefault === null ? '' : `${t('newsletterTemplates.default')}: ${t(`word.${isDefault}`)}`,
      }}
    />
  );
}
