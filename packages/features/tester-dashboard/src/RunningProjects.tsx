import type { TesterStatistics } from '@resonanz/api-client/testerDashboard';
import { staffPaths } from '@resonanz/domain/paths';
import { PROJECT_STATUS } from '@resonanz/domain/projectStates';
import { TitleLink } from '@resonanz/records/TitleLink';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Heading } from '@resonanz/ui/Heading';
import { Link } from '@resonanz/ui/Link';
import { Spread } from '@resonanz/ui/Spread';
import { Stack } from '@resonanz/ui/Stack';
import { Table, type TableColumn } from '@resonanz/ui/Table';
import * as css from './TesterDashboard.css.ts';
import { type DashboardText, useDashboardText } from './useDashboardText.ts';

type Project = TesterStatistics['running'][number];

const columns = ({ t, label, title, number, day }: DashboardText): readonly TableColumn<Project>[] => [
  {
    id: 'title',
    header: t('testerDashboard.running.project'),
    isRowHeader: true,
    cell: (row) => (
      <TitleLink href={staffPaths.projectView({ projectId: row.projectId })} isTruncated>
        {title(row)}
      </TitleLink>
    ),
  },
  { id: 'brand', width: 180, header: t('word.brand'), cell: ({ brandName }) => brandName },
  { id: 'type', width: 130, header: t('word.type'), cell: ({ type }) => label(`projectType.${type}`) },
  {
    id: 'places',
    width: 140,
    header: t('testerDashboard.running.places'),
    align: 'end',
    cell: ({ placesTaken, places }) =>
      t('testerDashboard.ofWhole', { part: number(placesTaken), whole: number(places) }),
  },
  {
    id: 'waiting',
    width: 110,
    header: t('testerDashboard.running.waiting'),
    align: 'end',
    cell: ({ waiting }) => number(waiting),
  },
  {
    id: 'applicationUntil',
    width: 150,
    header: t('testerDashboard.running.until'),
    cell: ({ applicationUntil }) => day(applicationUntil),
  },
  { id: 'end', width: 120, header: t('testerDashboard.running.end'), cell: ({ endsOn }) => day(endsOn) },
];

/** The published projects with places, waiting applications and end. */
export function RunningProjects({ data }: { data: TesterStatistics | undefined }) {
  const words = useDashboardText();
  const { t } = words;
  return (
    <Stack space={4}>
      <div className={css.inset}>
        <Spread>
          <Heading level={2} variant="section">
            {t('testerDashboard.running.title')}
          </Heading>
          <Link variant="standalone" href={`${staffPaths.project()}?status=${PROJECT_STATUS.application}`}>
            {t('testerDashboard.running.all')}
          </Link>
        </Spread>
      </div>
      <Table
        caption={t('testerDashboard.running.title')}
        columns={columns(words)}
        rows={data?.running ?? []}
        getRowId={(row) => row.projectId}
        isLoading={data === undefined}
        loadingLabel={t('testerDashboard.loading')}
        empty={<EmptyState title={t('testerDashboard.running.none')} />}
        isFlush
      />
    </Stack>
  );
}
