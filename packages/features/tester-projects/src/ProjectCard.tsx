import type { TesterProject } from '@resonanz/api-client/testerProjects';
import { labels } from '@resonanz/domain/labels';
import { PROJECT_TYPE } from '@resonanz/domain/projectStates';
import { formatDate, formatDateRange } from '@resonanz/formatters/date';
import { formatNumber } from '@resonanz/formatters/number';
import { textOr } from '@resonanz/i18n/messages';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { EnumTag } from '@resonanz/records/EnumTag';
import { Heading } from '@resonanz/ui/Heading';
import { Inline } from '@resonanz/ui/Inline';
import { Meter } from '@resonanz/ui/Meter';
import { Stack } from '@resonanz/ui/Stack';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { Text } from '@resonanz/ui/Text';
import { messages } from './messages.ts';
import * as css from './TesterHomeScreen.css.ts';

/** One product test: what is tested, what it brings and how long one can apply. */
export function ProjectCard({ project }: { project: TesterProject }) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { language } = useLanguage();
  const title = language === 'de' ? project.titleDe : project.titleEn;
  const description = language === 'de' ? project.descriptionDe : project.descriptionEn;
  const places = t('testerProjects.places', {
    left: project.placesLeft,
    places: formatNumber(project.places, language),
  });
  const region = `federalState.${project.regional ?? ''}`;
  return (
    <li className={css.project}>
      {project.picture === null ? (
        <span className={css.picture} />
      ) : (
        <img className={css.picture} src={project.picture} alt="" loading="lazy" />
      )}
      <div className={css.body}>
        <div>
          <Heading level={3}>{title}</Heading>
          <Text variant="caption" tone="muted">
            {project.brandName}
          </Text>
        </div>
        <Inline space={3}>
          <StatusTag
            tone={project.type === PROJECT_TYPE.shortTerm ? 'gray' : 'blue'}
            mark={project.type === PROJECT_TYPE.shortTerm ? 'hollow' : 'half'}
            label={t(`testerProjects.type${project.type}`)}
          />
          <EnumTag of="projectApplicationStatus" value={project.applicationStatus} />
        </Inline>
        <Text as="p" tone="secondary" maxLines={3}>
          {description}
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
        <dl className={css.facts}>
          <div>
            <dt className={css.term}>{t('testerProjects.reward')}</dt>
            <dd className={css.value}>
              {t('testerProjects.points', { points: formatNumber(project.points, language) })}
            </dd>
          </div>
          <div>
            <dt className={css.term}>{t('testerProjects.applyUntil')}</dt>
            <dd className={css.value}>{formatDate(project.applicationUntil, language)}</dd>
          </div>
          <div className={css.wide}>
            <dt className={css.term}>{t('testerProjects.runs')}</dt>
            <dd className={css.value}>{formatDateRange(project.startsOn, project.endsOn, language)}</dd>
          </div>
          {project.regional !== null && (
            <div className={css.wide}>
              <dt className={css.term}>{t('testerProjects.region')}</dt>
              <dd className={css.value}>{textOr(label, labels, region, project.regional)}</dd>
            </div>
          )}
        </dl>
      </div>
    </li>
  );
}
