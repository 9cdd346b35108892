import type { TesterStatistics } from '@resonanz/api-client/testerDashboard';
import { LineChart } from '@resonanz/charts/LineChart';
import { useDashboardText } from './useDashboardText.ts';

/** Applications and reports, day by day. */
export function Course({ data }: { data: TesterStatistics | undefined }) {
  const { t } = useDashboardText();
  const pointsOf = (figure: 'applications' | 'reports') =>
    (data?.days ?? []).map((day) => ({ date: day.day, value: day[figure] }));
  return (
    <LineChart
      title={t('testerDashboard.course.title')}
      headingLevel={2}
      dateLabel={t('testerDashboard.course.date')}
      tableLabel={t('testerDashboard.map.table')}
      emptyLabel={t('testerDashboard.course.empty')}
      summary={(facts) =>
        facts
          .map(({ label, highest }) =>
            t('testerDashboard.course.summary', { figure: label, count: highest.text, day: highest.label }),
          )
          .join('; ')
      }
      height={420}
      startsAtZero
      series={[
        { id: 'applications', label: t('testerDashboard.course.applications'), points: pointsOf('applications') },
        { id: 'reports', label: t('testerDashboard.course.reports'), points: pointsOf('reports') },
      ]}
      isLoading={data === undefined}
      loadingLabel={t('testerDashboard.loading')}
    />
  );
}
