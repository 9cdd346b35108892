import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { pageFailure } from '@resonanz/api-client/errors';
import type { LiveConnection } from '@resonanz/api-client/live';
import { followProject, type ProjectDetails, projectQueries } from '@resonanz/api-client/projects';
import { useApi } from '@resonanz/api-client/react';
import { FailedPage } from '@resonanz/app-frame/FailedPage';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { staffPaths } from '@resonanz/domain/paths';
import { initials } from '@resonanz/formatters/name';
import { EnumTag } from '@resonanz/records/EnumTag';
import { useLiveRecord } from '@resonanz/session/live';
import { useMay } from '@resonanz/session/react';
import { Avatar } from '@resonanz/ui/Avatar';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { Inline } from '@resonanz/ui/Inline';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Tabs } from '@resonanz/ui/Tabs';
import { useProjectText } from '../useProjectText.ts';
import { OverviewTab } from './OverviewTab.tsx';
import { type Preview, ProjectActions } from './ProjectActions.tsx';
import { ProjectFigures } from './ProjectFigures.tsx';

const ApplicationsTab = lazy(async () => ({
  default: (await import('../applications/ApplicationsTab.tsx')).ApplicationsTab,
}));
const QuestionnairesTab = lazy(async () => ({
  default: (await import('../questionnaires/QuestionnairesTab.tsx')).QuestionnairesTab,
}));
const AnswersTab = lazy(async () => ({ default: (await import('../answers/AnswersTab.tsx')).AnswersTab }));
const GalleryTab = lazy(async () => ({ default: (await import('../gallery/GalleryTab.tsx')).GalleryTab }));
const SettingsTab = lazy(async () => ({ default: (await import('./SettingsTab.tsx')).SettingsTab }));
const ShippingTab = lazy(async () => ({ default: (await import('../shipping/ShippingTab.tsx')).ShippingTab }));
const MediaTab = lazy(async () => ({ default: (await import('../media/MediaTab.tsx')).MediaTab }));

const TABS = [
  'overview',
  'applications',
  'questionnaires',
  'shipping',
  'answers',
  'gallery',
  'media',
  'settings',
] as const;
/** Tabs of those alone who may change the test. */
const TO_EDIT: readonly string[] = ['shipping', 'settings'];

/** Keeps the page true while testers apply and colleagues decide. */
function useFollowedProject(projectId: number): void {
  const queryClient = useQueryClient();
  useLiveRecord(
    projectId,
    useCallback((live: LiveConnection, id: number) => followProject(live, queryClient, id), [queryClient]),
  );
}

interface ProjectDetailScreenProps {
  /** Loads what shows the test as testers see it. */
  loadPreview: () => Promise<Preview>;
}

/** A product test with its applications and everything that belongs to it: `/project/{projectId}`. */
export function ProjectDetailScreen({ loadPreview }: ProjectDetailScreenProps) {
  const { t, title } = useProjectText();
  const projectId = Number(useParams()['projectId']);
  const [parameters, setParameters] = useSearchParams();
  const mayEdit = useMay('Project', 'edit');
  const query = useQuery(projectQueries(useApi()).details(projectId));
  useFollowedProject(projectId);
  const breadcrumbs = [{ label: t('projects.title'), href: staffPaths.project() }];
  const failure = pageFailure(query);
  if (failure)
    return (
      <FailedPage
        head={<PageHead title={t('projects.title')} breadcrumbs={breadcrumbs} />}
        failure={failure}
        missingText={t('projects.detail.notFound')}
        failedText={t('projects.detail.failed')}
        onReload={() => void query.refetch()}
      />
    );
  const project = query.data;
  const toShip = project ? project.counts.approved - project.counts.shipped : 0;
  const tabs = TABS.filter((id) => mayEdit || !TO_EDIT.includes(id));
  const tab = tabs.find((id) => id === parameters.get('tab')) ?? 'overview';
  return (
    <>
      <PageHead
        title={project ? title(project) : t('projects.loading')}
        breadcrumbs={project ? [...breadcrumbs, { label: title(project) }] : breadcrumbs}
        picture={
          project && <Avatar shape="photo" size="title" initials={initials(title(project))} src={project.picture} />
        }
        tag={
          project && (
            <Inline space={3}>
              <EnumTag of="projectType" value={project.type} />
              <EnumTag of="projectStatus" value={project.status} />
            </Inline>
          )
        }
        actions={project && <ProjectActions project={project} loadPreview={loadPreview} />}
        facts={project ? <ProjectFacts project={project} /> : <Skeleton width="70%" />}
        hidesLine
      />
      {project && <ProjectFigures project={project} />}
      {project && (
        <Tabs
          label={t('projects.tabs')}
          items={tabs.map((id) => ({
            id,
            label: t(`projects.tab.${id}`),
            ...(id === 'applications' &&
              project.counts.pending > 0 && {
                count: project.counts.pending,
                countLabel: t('projects.tab.pending', { count: project.counts.pending }),
              }),
            ...(id === 'shipping' &&
              toShip > 0 && { count: toShip, countLabel: t('projects.tab.toShip', { count: toShip }) }),
          }))}
          selectedId={tab}
          onSelectionChange={(id) => setParameters(id === 'overview' ? {} : { tab: id }, { replace: true })}
          isFlush
          isGrowing
        >
          {tab === 'overview' && <OverviewTab project={project} />}
          <Suspense fallback={<Skeleton width="100%" />}>
            {tab === 'applications' && <ApplicationsTab key={projectId} project={project} />}
            {tab === 'questionnaires' && <QuestionnairesTab key={projectId} project={project} />}
            {tab === 'shipping' && <ShippingTab key={projectId} project={project} />}
            {tab === 'media' && <MediaTab key={projectId} project={project} />}
            {tab === 'answers' && <AnswersTab key={projectId} project={project} />}
            {tab === 'gallery' && <GalleryTab key={projectId} projectId={projectId} />}
            {tab === 'settings' && <SettingsTab project={project} onReload={query.refetch} />}
          </Suspense>
        </Tabs>
      )}
    </>
  );
}

/** The line of facts below the title. */
function ProjectFacts({ project }: { project: ProjectDetails }) {
  const { t, region, period } = useProjectText();
  return (
    <FactList>
      <Fact label={t('word.brand')}>{project.brandName}</Fact>
      <Fact label={t('projects.column.period')}>{period(project.startsOn, project.endsOn)}</Fact>
      <Fact label={t('word.region')}>{region(project)}</Fact>
      <Fact label={t('word.owner')}>{project.ownerName ?? '–'}</Fact>
    </FactList>
  );
}
