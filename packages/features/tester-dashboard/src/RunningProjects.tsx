import type { TesterStatistics } from '@resonanz/api-client/testerDashboard';
import { staffPaths } from '@resonanz/domain/paths';
import { PROJECT_STATUS } from '@resonanz/domain/projectStates';
import { initials } from '@resonanz/formatters/name';
import { EnumTag } from '@resonanz/records/EnumTag';
import { PlacesMeter } from '@resonanz/records/PlacesMeter';
import { TitleLink } from '@resonanz/records/TitleLink';
import { Avatar } from '@resonanz/ui/Avatar';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Heading } from '@resonanz/ui/Heading';
import { Link } from '@resonanz/ui/Link';
import { Spread } from '@resonanz/ui/Spread';
import { Stack } from '@resonanz/ui/Stack';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { Table, type TableColumn } from '@resonanz/ui/Table';
import * as css from './TesterDashboard.css.ts';
import { type DashboardText, useDashboardText } from './useDashboardText.ts';

type Project = TesterStatistics['running'][number];

const STAGES = {
  application: { tone: 'blue', mark: 'dot' },
  running: { tone: 'green', mark: 'dot' },
  endsSoon: { tone: 'yellow', mark: 'half' },
  over: { tone: 'red', mark: 'dot' },
} as const;

const columns = ({ t, title, number, day }: DashboardText): readonly TableColumn<Project>[] => [
  {
    id: 'title',
    width: 300,
    header: t('testerDashboard.running.project'),
    isRowHeader: true,
    cell: (row) => (
      <TitleLink
        href={staffPaths.projectView({ projectId: row.projectId })}
        picture={<Avatar shape="photo" size="medium" initials={initials(title(row))} src={row.picture} />}
        note={row.brandName}
        isTruncated
      >
        {title(row)}
      </TitleLink>
    ),
  },
  {
    id: 'type',
    width: 160,
    priority: 2,
    header: t('word.type'),
    hidesInCard: true,
    cell: ({ type }) => <EnumTag of="projectType" value={type} />,
  },
  {
    id: 'places',
    width: 140,
    header: t('testerDashboard.running.places'),
    cell: ({ placesTaken, places }) => <PlacesMeter taken={placesTaken} places={places} showsWords />,
  },
  {
    id: 'waiting',
    width: 96,
    header: t('testerDashboard.running.waiting'),
    align: 'end',
    cell: ({ waiting }) => number(waiting),
  },
  {
    id: 'applicationUntil',
    width: 136,
    priority: 1,
    header: t('testerDashboard.running.until'),
    cell: ({ applicationUntil }) => day(applicationUntil),
  },
  { id: 'end', width: 112, header: t('testerDashboard.running.end'), cell: ({ endsOn }) => day(endsOn) },
  {
    id: 'stage',
    width: 132,
    header: t('word.status'),
    cell: ({ stage }) => <StatusTag {...STAGES[stage]} label={t(`testerDashboard.stage.${stage}`)} />,
  },
];

/** The published projects with picture, brand, places, waiting applications, dates and where they are. */
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
