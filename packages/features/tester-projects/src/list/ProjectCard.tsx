import type { TesterProject } from '@resonanz/api-client/testerProjects';
import { testerPaths } from '@resonanz/domain/paths';
import { PROJECT_TYPE } from '@resonanz/domain/projectStates';
import { formatDate, formatDateRange } from '@resonanz/formatters/date';
import { formatNumber } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Heading } from '@resonanz/ui/Heading';
import { Inline } from '@resonanz/ui/Inline';
import { Link } from '@resonanz/ui/Link';
import { Meter } from '@resonanz/ui/Meter';
import { Stack } from '@resonanz/ui/Stack';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import { PhaseTag } from '../PhaseTag.tsx';
import { useInLanguage } from '../useInLanguage.ts';
import { useRegionText } from '../useRegionText.ts';
import * as css from './projectCards.css.ts';

function CardFacts({ project }: { project: TesterProject }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const regionText = useRegionText();
  const regions = project.federalStates.length > 0 ? project.federalStates : project.countries;
  const { startsOn, endsOn, applicationUntil } = project;
  const facts = [
    [t('testerProjects.reward'), t('testerProjects.points', { points: project.points }), false],
    [t('testerProjects.applyUntil'), applicationUntil && formatDate(applicationUntil, language), false],
    [t('testerProjects.runs'), startsOn && endsOn && formatDateRange(startsOn, endsOn, language), true],
    [t('testerProjects.onlyIn'), regions.length > 0 && regionText(regions), true],
  ] as const;
  return (
    <dl className={css.facts}>
      {facts.map(
        ([term, value, isWide]) =>
          value && (
            <div key={term} className={isWide ? css.wide : undefined}>
              <dt className={css.term}>{term}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

interface ProjectCardProps {
  project: TesterProject;
  /** Level of its title in the page's outline. */
  level: 2 | 3;
}

/** One product test: what is tested, what it brings and how long one can apply. */
export function ProjectCard({ project, level }: ProjectCardProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const inLanguage = useInLanguage();
  const places = t('testerProjects.places', {
    left: project.placesLeft,
    places: formatNumber(project.places, language),
  });
  const isShort = project.type === PROJECT_TYPE.shortTerm;
  return (
    <li className={css.project}>
      {project.picture === null ? (
        <span className={css.picture} />
      ) : (
        <img className={css.picture} src={project.picture} alt="" loading="lazy" />
      )}
      <div className={css.body}>
        <div>
          <Heading level={level} variant="subsection">
            <Link variant="quiet" href={testerPaths.project({ projectId: project.projectId })}>
              {inLanguage(project.titleDe, project.titleEn)}
            </Link>
          </Heading>
          {project.brandName !== null && (
            <Text variant="caption" tone="muted">
              {project.brandName}
            </Text>
          )}
        </div>
        <Inline space={3}>
          <PhaseTag phase={project.phase} />
          <StatusTag
            tone={isShort ? 'gray' : 'blue'}
            mark={isShort ? 'hollow' : 'half'}
            label={t(`testerProjects.type${project.type}`)}
          />
        </Inline>
        <Text as="p" tone="secondary" maxLines={3}>
          {inLanguage(project.descriptionDe, project.descriptionEn)}
        </Text>
        <Stack space={2}>
          <Meter
            value={project.places - project.placesLeft}
            max={project.places}
            label={t('testerProjects.placesLabel')}
            valueText={places}
            tone="accent"
          />
          <Text variant="caption" tone="muted">
            {`${places} · ${t('testerProjects.applications', { count: project.applications })}`}
          </Text>
        </Stack>
        <CardFacts project={project} />
        <Text variant="caption" tone={project.fit.met === project.fit.of ? 'positive' : 'muted'}>
          {t('testerProjects.fits', project.fit)}
        </Text>
      </div>
    </li>
  );
}
