import { useQuery } from '@tanstack/react-query';
import { newsletterQueries } from '@resonanz/api-client/newsletters';
import { useApi } from '@resonanz/api-client/react';
import { formatDate } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { FiltersInWords } from '@resonanz/records/ActiveFilters';
import { ChoiceFilter } from '@resonanz/records/ChoiceBar';
import { FilterSection } from '@resonanz/records/FilterPanel';
import type { FilterDraft } from '@resonanz/records/useListState';
import { DatePicker } from '@resonanz/ui/DatePicker';
import { Stack } from '@resonanz/ui/Stack';
import { messages } from '../messages.ts';
import { STATES, titleFor } from '../words.ts';
import type { newsletterList, NewsletterListState } from './newsletterList.ts';

function useChoices() {
  const client = useApi();
  const { language } = useLanguage();
  const templates = useQuery(newsletterQueries(client).templateChoices()).data ?? [];
  const projects = useQuery(newsletterQueries(client).projects()).data ?? [];
  return {
    templates: templates.map(({ newsletterTemplateId, tempName }) => ({ id: newsletterTemplateId, label: tempName })),
    projects: projects.map((project) => ({ id: project.projectId, label: titleFor(project, language) })),
  };
}

/** The sections of the filter panel. */
export function NewsletterFilters({ draft: { values, set } }: { draft: FilterDraft<typeof newsletterList.filters> }) {
  const t = useMessages(messages);
  const { templates, projects } = useChoices();
  const anyLabel = t('word.any');
  const day = (end: 'from' | 'to') => (
    <DatePicker
      label={t(`newsletters.filter.${end}`)}
      value={values.period[end]}
      onChange={(value) => set('period', { ...values.period, [end]: value })}
      clearLabel={t(`newsletters.filter.clear.${end}`)}
      incompleteMessage={t('newsletters.fieldError.dateIncomplete')}
    />
  );
  return (
    <>
      <ChoiceFilter
        label={t('word.status')}
        anyLabel={anyLabel}
        items={STATES.map((id) => ({ id, label: t(`newsletters.state.${id}`) }))}
        selectedId={values.state}
        onChange={(value) => set('state', value)}
      />
      <FilterSection title={t('word.period')}>
        <Stack space={4}>
          {day('from')}
          {day('to')}
        </Stack>
      </FilterSection>
      <ChoiceFilter
        label={t('newsletters.template')}
        anyLabel={anyLabel}
        items={templates}
        selectedId={values.template}
        onChange={(value) => set('template', value)}
      />
      <ChoiceFilter
        label={t('newsletters.project')}
        anyLabel={anyLabel}
        items={projects}
        selectedId={values.project}
        onChange={(value) => set('project', value)}
      />
    </>
  );
}

/** The filters in force, in words; loaded once there are any. */
export function NewsletterChips({ list }: { list: NewsletterListState }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const { templates, projects } = useChoices();
  const { state, period, template, project } = list.filters;
  const day = (value: string | null) => (value === null ? '–' : formatDate(value, language));
  return (
    <FiltersInWords
      list={list}
      words={{
        state: state === null ? '' : t(`newsletters.state.${state}`),
        period: t('newsletters.filter.period', { from: day(period.from), to: day(period.to) }),
        template: templates.find(({ id }) => id === template)?.label ?? `#${template}`,
        project: projects.find(({ id }) => id === project)?.label ?? `#${project}`,
      }}
    />
  );
}
