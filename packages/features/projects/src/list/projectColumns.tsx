import type { Project } from '@resonanz/api-client/projects';
import { staffPaths } from '@resonanz/domain/paths';
import { initials, shortName } from '@resonanz/formatters/name';
import { DateText } from '@resonanz/records/DateText';
import { EnumTag } from '@resonanz/records/EnumTag';
import { PlacesMeter } from '@resonanz/records/PlacesMeter';
import { TitleLink } from '@resonanz/records/TitleLink';
import { Avatar } from '@resonanz/ui/Avatar';
import type { TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import type { ProjectText } from '../useProjectText.ts';

/** The columns of the list; on phones those that say what is to be done. */
export const projectColumns = ({
  t,
  label,
  title,
  category,
  region,
  period,
  number,
}: ProjectText): readonly TableColumn<Project>[] => [
  {
    id: 'title',
    width: 264,
    header: t('word.title'),
    isSortable: true,
    isRowHeader: true,
    isSticky: true,
    cell: (row) => (
      <TitleLink
        href={staffPaths.projectView({ projectId: row.projectId })}
        picture={<Avatar shape="photo" initials={initials(title(row))} src={row.picture} />}
        isTruncated
      >
        {title(row)}
      </TitleLink>
    ),
  },
  {
    id: 'status',
    width: 136,
    header: t('word.status'),
    isSortable: true,
    cell: ({ status }) => <EnumTag of="projectStatus" value={status} />,
  },
  {
    id: 'brandName',
    width: 160,
    priority: 1,
    header: t('word.brand'),
    isSortable: true,
    cell: ({ brandName }) => brandName,
  },
  {
    id: 'places',
    width: 128,
    header: t('projects.column.places'),
    isSortable: true,
    cell: ({ places, placesTaken }) => <PlacesMeter taken={placesTaken} places={places} showsWords />,
  },
  {
    id: 'applicationsWaiting',
    width: 124,
    header: t('projects.column.waiting'),
    isSortable: true,
    align: 'end',
    cell: ({ applicationsWaiting }) => number(applicationsWaiting),
  },
  {
    id: 'applicationUntil',
    width: 148,
    header: t('projects.column.until'),
    isSortable: true,
    cell: ({ applicationUntil }) => <DateText value={applicationUntil} />,
  },
  {
    id: 'startsOn',
    width: 196,
    priority: 2,
    header: t('projects.column.period'),
    isSortable: true,
    cell: ({ startsOn, endsOn }) => <Text isNowrap>{period(startsOn, endsOn)}</Text>,
  },
  {
    id: 'questionnaires',
    width: 130,
    priority: 3,
    header: t('projects.column.questionnaire'),
    isSortable: true,
    hidesInCard: true,
    cell: ({ questionnaires, questionnairesReleased }) =>
      t('projects.questionnaires', { count: questionnaires, released: questionnairesReleased }),
  },
  {
    id: 'type',
    width: 140,
    priority: 3,
    header: t('word.type'),
    isSortable: true,
    hidesInCard: true,
    cell: ({ type }) => label(`projectType.${type}`),
  },
  {
    id: 'category',
    width: 156,
    priority: 4,
    header: t('word.category'),
    hidesInCard: true,
    cell: (row) => category(row.category),
  },
  {
    id: 'region',
    width: 140,
    priority: 3,
    header: t('word.region'),
    isSortable: true,
    hidesInCard: true,
    cell: (row) => (
      <Text isTruncated title={region(row)}>
        {region(row)}
      </Text>
    ),
  },
  {
    id: 'ownerName',
    width: 128,
    priority: 2,
    header: t('word.owner'),
    isSortable: true,
    cell: ({ ownerName }) => <Text isNowrap>{ownerName === null ? '–' : shortName(ownerName)}</Text>,
  },
];
