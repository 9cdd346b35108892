import type { TesterStatistics, TesterStatisticsQuery } from '@resonanz/api-client/testerDashboard';
import { PROJECT_STATUS } from '@resonanz/domain/projectStates';
import { Kpi, KpiStrip } from '@resonanz/ui/KpiStrip';
import { Link } from '@resonanz/ui/Link';
import { dashboardLinks } from './dashboardLinks.ts';
import { useDashboardText } from './useDashboardText.ts';

interface FiguresProps {
  data: TesterStatistics | undefined;
  query: TesterStatisticsQuery;
}

/** The key figures; each opens the list of what it counts. */
export function Figures({ data, query }: FiguresProps) {
  const { t, number, share, day } = useDashboardText();
  const { period, projects, testers, newsletters, applications } = dashboardLinks(query);
  const open = (href: string, words: string) => (
    <Link variant="standalone" href={href}>
      {words}
    </Link>
  );
  const unknownLabel = t('testerDashboard.unknown');
  const ofShare = (figure: { part: number; whole: number } | undefined) =>
    figure === undefined
      ? ''
      : t('testerDashboard.ofWhole', { part: number(figure.part), whole: number(figure.whole) });
  return (
    <KpiStrip isLoading={data === undefined} loadingLabel={t('testerDashboard.loading')}>
      <Kpi label={t('testerDashboard.figure.testers')} value={number(data?.testers.total ?? 0)}>
        {open(testers({ created: period }), t('testerDashboard.newTesters', { count: data?.testers.new ?? 0 }))}
      </Kpi>
      <Kpi label={t('testerDashboard.figure.active')} value={number(data?.testers.active ?? 0)}>
        {open(testers({ state: 'active' }), t('testerDashboard.open.active'))}
      </Kpi>
      <Kpi label={t('testerDashboard.figure.blocked')} value={number(data?.testers.blocked ?? 0)}>
        {open(testers({ state: 'blocked' }), t('testerDashboard.open.blocked'))}
      </Kpi>
      <Kpi
        label={t('testerDashboard.figure.projects')}
        value={number((data?.projects.open ?? 0) + (data?.projects.running ?? 0))}
      >
        {open(
          projects(PROJECT_STATUS.application),
          t('testerDashboard.openAndRunning', {
            open: number(data?.projects.open ?? 0),
            running: number(data?.projects.running ?? 0),
          }),
        )}
      </Kpi>
      <Kpi label={t('testerDashboard.figure.completed')} value={number(data?.projects.completed ?? 0)}>
        {open(projects(PROJECT_STATUS.completed), t('testerDashboard.open.completed'))}
      </Kpi>
      <Kpi label={t('testerDashboard.figure.waiting')} value={number(data?.applications.waiting ?? 0)}>
        {open(
          applications(),
          data?.applications.oldestAt
            ? t('testerDashboard.oldest', { day: day(data.applications.oldestAt) })
            : t('testerDashboard.open.waiting'),
        )}
      </Kpi>
      <Kpi
        label={t('testerDashboard.figure.participation')}
        value={data === undefined ? '' : share(data.participation)}
        unknownLabel={unknownLabel}
      >
        {open(projects(PROJECT_STATUS.completed), ofShare(data?.participation))}
      </Kpi>
      <Kpi
        label={t('testerDashboard.figure.punctuality')}
        value={data === undefined ? '' : share(data.punctuality)}
        unknownLabel={unknownLabel}
      >
        {open(testers(), ofShare(data?.punctuality))}
      </Kpi>
      <Kpi
        label={t('testerDashboard.figure.withMedia')}
        value={data === undefined ? '' : share(data.withMedia)}
        unknownLabel={unknownLabel}
      >
        {open(projects(PROJECT_STATUS.completed), ofShare(data?.withMedia))}
      </Kpi>
      <Kpi
        label={t('testerDashboard.figure.opened')}
        value={data === undefined ? '' : share(data.newsletterOpened)}
        unknownLabel={unknownLabel}
      >
        {open(newsletters(), t('testerDashboard.open.newsletters', { count: data?.newsletterOpened.whole ?? 0 }))}
      </Kpi>
      <Kpi label={t('testerDashboard.figure.points')} value={number(data?.pointsGiven ?? 0)}>
        {open(testers({ sort: '-totalPoints' }), t('testerDashboard.open.points'))}
      </Kpi>
    </KpiStrip>
  );
}
