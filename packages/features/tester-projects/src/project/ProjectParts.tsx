import { CalendarIcon, MapPinIcon, MedalIcon, StorefrontIcon } from '@phosphor-icons/react';
import type { TesterProjectDetail } from '@resonanz/api-client/testerProjects';
import { testerPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { Section } from '@resonanz/records/Section';
import { Icon } from '@resonanz/ui/Icon';
import { Inline } from '@resonanz/ui/Inline';
import { Link } from '@resonanz/ui/Link';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import { PhaseTag } from '../PhaseTag.tsx';
import { useInLanguage } from '../useInLanguage.ts';
import { useRegionText } from '../useRegionText.ts';
import { AboutPart } from './AboutPart.tsx';
import { ApplyPart } from './ApplyPart.tsx';
import { BrandPart } from './BrandPart.tsx';
import { ChancePicture } from './ChancePicture.tsx';
import { ConditionList } from './ConditionList.tsx';
import { Gallery } from './Gallery.tsx';
import { PointsTable } from './PointsTable.tsx';
import * as css from './projectPage.css.ts';
import { Timeline } from './Timeline.tsx';

const MONTH_DAYS = 30.4;

/** How long a test runs, in words. */
function useDuration(): (project: TesterProjectDetail) => string {
  const t = useMessages(messages);
  return ({ type, startsOn, endsOn }) => {
    const kind = t(`testerProjects.longType${type}`);
    if (startsOn === null || endsOn === null) return kind;
    const months = Math.round((Date.parse(endsOn) - Date.parse(startsOn)) / 86_400_000 / MONTH_DAYS);
    return months < 1 ? kind : t('testerProjects.project.runsMonths', { type: kind, months });
  };
}

/** Brand, length, region and points of a test in a line. */
export function Facts({ project }: { project: TesterProjectDetail }) {
  const t = useMessages(messages);
  const regionText = useRegionText();
  const duration = useDuration();
  const regions = project.federalStates.length > 0 ? project.federalStates : project.countries;
  const facts = [
    ...(project.brandName === null ? [] : [[StorefrontIcon, project.brandName] as const]),
    [CalendarIcon, duration(project)],
    [MapPinIcon, regions.length > 0 ? regionText(regions) : t('testerProjects.project.everywhere')],
    [MedalIcon, t('testerProjects.upToPoints', { points: project.points })],
  ] as const;
  return (
    <Inline space={6}>
      <PhaseTag phase={project.phase} />
      {facts.map(([icon, words]) => (
        <Inline key={words} as="span" space={3}>
          <Icon icon={icon} size="small" />
          <Text variant="dense" tone="secondary">
            {words}
          </Text>
        </Inline>
      ))}
    </Inline>
  );
}

interface ProjectPartsProps {
  project: TesterProjectDetail;
  /** For staff, who see what testers see: nothing leads away, and nobody applies. */
  isPreview?: boolean;
}

/** How well the tester fits, condition by condition. */
function FitPart({ project, isPreview = false }: ProjectPartsProps) {
  const t = useMessages(messages);
  const { met, of } = project.fit;
  return (
    <Section
      title={t('testerProjects.project.fitTitle')}
      action={
        !isPreview && (
          <StatusTag
            tone={met === of ? 'green' : 'yellow'}
            mark={met === of ? 'square' : 'half'}
            label={t('testerProjects.fits', { met, of })}
          />
        )
      }
    >
      {!isPreview && (
        <Text as="p" tone="secondary">
          {t('testerProjects.project.fitHint')}{' '}
          <Link href={testerPaths.profile()}>{t('testerProjects.project.changeProfile')}</Link>
        </Text>
      )}
      <ConditionList project={project} isPreview={isPreview} />
      {project.conditions.some(({ fit }) => fit === 'notMet') && (
        <Text as="p" variant="caption" tone="muted">
          {t('testerProjects.project.unmetHint')}
        </Text>
      )}
    </Section>
  );
}

/** The title of the picture of chances. */
function useChanceTitle(): (project: TesterProjectDetail) => string {
  const t = useMessages(messages);
  return ({ chances: { places, of } }) => {
    if (places === 0) return t('testerProjects.chances.none');
    return of === 1 ? t('testerProjects.chances.all') : t('testerProjects.chances.some', { places, of });
  };
}

/** Everything the page of a product test shows below its head. */
export function ProjectParts({ project, isPreview = false }: ProjectPartsProps) {
  const t = useMessages(messages);
  const inLanguage = useInLanguage();
  const chanceTitle = useChanceTitle();
  const title = inLanguage(project.titleDe, project.titleEn);
  const takesPart = project.phase === 'accepted';
  return (
    <div className={css.columns}>
      <div className={css.main}>
        <Section>
          <Gallery title={title} media={project.media} picture={project.picture} />
        </Section>
        <Section title={t('testerProjects.project.about')}>
          <AboutPart project={project} />
        </Section>
        <FitPart project={project} isPreview={isPreview} />
        <Section title={t('testerProjects.timeline')}>
          <Timeline project={project} />
        </Section>
      </div>
      <aside className={css.aside} aria-label={t('testerProjects.timeline.application')}>
        <Section>
          <ApplyPart project={project} isPreview={isPreview} />
        </Section>
        {!takesPart && project.phase !== 'closed' && (
          <Section title={chanceTitle(project)}>
            <ChancePicture project={project} />
          </Section>
        )}
        <Section title={t('testerProjects.pointsTitle')}>
          <PointsTable points={project.pointsByEvent} />
        </Section>
        {project.brand !== null && (
          <Section title={project.brand.name}>
            <BrandPart brand={project.brand} isPreview={isPreview} />
          </Section>
        )}
      </aside>
    </div>
  );
}
