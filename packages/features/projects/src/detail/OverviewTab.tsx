import { useInfiniteQuery } from '@tanstack/react-query';
import { type ProjectDetails, projectQueries } from '@resonanz/api-client/projects';
import { useApi } from '@resonanz/api-client/react';
import { textOr } from '@resonanz/i18n/messages';
import { Activity, RecordOverview, useChangeEntries } from '@resonanz/records/RecordAside';
import { Section } from '@resonanz/records/Section';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import { useProjectText } from '../useProjectText.ts';
import * as css from './detail.css.ts';
import { PublicationList } from './PublicationList.tsx';

/** A range in words; a dash where nothing is asked for. */
function useRange() {
  const { t } = useProjectText();
  return (from: number | null, to: number | null): string => {
    if (from === null && to === null) return t('projects.anybody');
    if (from === null) return t('projects.rangeTo', { to });
    return to === null ? t('projects.rangeFrom', { from }) : t('projects.range', { from, to });
  };
}

/** Fields of the history that say to whom something was done. */
const DONE_TO_PEOPLE = ['accepted', 'declined', 'waitingList', 'shipped', 'invited'] as const;

function History({ projectId }: { projectId: number }) {
  const { t } = useProjectText();
  const history = useInfiniteQuery(projectQueries(useApi()).history(projectId));
  const entries = useChangeEntries(
    history,
    (field) => textOr(t, messages, `projects.field.${field}`, field),
    ({ changes }) => {
      const [only, ...others] = changes;
      const did = DONE_TO_PEOPLE.find((field) => field === only?.field);
      return did !== undefined && others.length === 0 && typeof only?.after === 'string'
        ? t(`projects.activity.${did}`, { people: only.after })
        : undefined;
    },
  );
  return <Activity entries={entries} />;
}

/** A product test at a glance: what is still missing, what is tested, when, and by whom. */
export function OverviewTab({ project }: { project: ProjectDetails }) {
  const { t, category, region, day, localized } = useProjectText();
  const range = useRange();
  const { projectId, descriptionDe, descriptionEn, productDe, productEn } = project;
  const description = localized({ de: descriptionDe, en: descriptionEn });
  return (
    <RecordOverview aside={<History projectId={projectId} />}>
      <PublicationList project={project} />
      <Section title={t('projects.section.product')}>
        <Stack space={4}>
          {description === '' ? (
            <Text tone="muted">{t('projects.noDescription')}</Text>
          ) : (
            <p className={css.prose}>{description}</p>
          )}
          <FactList layout="grid">
            <Fact label={t('projects.field.product')}>{localized({ de: productDe, en: productEn }) || '–'}</Fact>
            <Fact label={t('word.category')}>{category(project.category)}</Fact>
            <Fact label={t('projects.field.asksVideo')}>{t(project.asksVideo ? 'word.yes' : 'word.no')}</Fact>
          </FactList>
        </Stack>
      </Section>
      <Section title={t('projects.section.schedule')}>
        <FactList layout="grid">
          {(['applicationUntil', 'selectionOn', 'shipsOn', 'startsOn', 'endsOn'] as const).map((field) => (
            <Fact key={field} label={t(`projects.field.${field}`)}>
              {day(project[field])}
            </Fact>
          ))}
        </FactList>
      </Section>
      <Section title={t('projects.section.conditions')}>
        <FactList layout="grid">
          <Fact label={t('word.age')}>{range(project.ageFrom, project.ageTo)}</Fact>
          <Fact label={t('projects.field.genders')}>
            {project.genders.map((gender) => t(`projects.gender.${gender}`)).join(', ') || t('projects.anybody')}
          </Fact>
          <Fact label={t('word.region')}>{region(project)}</Fact>
          <Fact label={t('projects.field.children')}>
            {project.minChildren === null || project.minChildren === 0
              ? t('projects.anybody')
              : t('projects.childrenFrom', { count: project.minChildren })}
          </Fact>
          {(project.childAgeFrom !== null || project.childAgeTo !== null) && (
            <Fact label={t('projects.field.childAges')}>{range(project.childAgeFrom, project.childAgeTo)}</Fact>
          )}
          <Fact label={t('projects.field.needsCategory')}>{t(project.needsCategory ? 'word.yes' : 'word.no')}</Fact>
        </FactList>
      </Section>
    </RecordOverview>
  );
}
