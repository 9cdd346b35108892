import { useMessages } from '@resonanz/i18n/react';
import { FiltersInWords } from '@resonanz/records/ActiveFilters';
import { FilterSection } from '@resonanz/records/FilterPanel';
import type { FilterDraft } from '@resonanz/records/useListState';
import { Select } from '@resonanz/ui/Select';
import { messages } from '../messages.ts';
import { LANGUAGES } from '../words.ts';
import { DEFAULTS, type templateList, type TemplateListState } from './templateList.ts';

const ANY = 'any';

/** The sections of the filter panel. */
export function TemplateFilters({ draft: { values, set } }: { draft: FilterDraft<typeof templateList.filters> }) {
  const t = useMessages(messages);
  const any = { id: ANY, label: t('word.any') };
  return (
    <>
      <FilterSection title={t('word.language')}>
        <Select
          label={t('word.language')}
          hidesLabel
          items={[any, ...LANGUAGES.map((id) => ({ id, label: t(`newsletters.language.${id}`) }))]}
          selectedId={values.language ?? ANY}
          onSelectionChange={(chosen) => set('language', LANGUAGES.find((id) => id === chosen) ?? null)}
        />
      </FilterSection>
      <FilterSection title={t('newsletterTemplates.default')}>
        <Select
          label={t('newsletterTemplates.default')}
          hidesLabel
          items={[any, ...DEFAULTS.map((id) => ({ id, label: t(`word.${id}`) }))]}
          selectedId={values.default ?? ANY}
          onSelectionChange={(chosen) => set('default', DEFAULTS.find((id) => id === chosen) ?? null)}
        />
      </FilterSection>
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
