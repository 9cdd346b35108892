import type { TesterUser } from '@resonanz/api-client/testers';
import { MailLink } from '@resonanz/records/contactLinks';
import { DateText } from '@resonanz/records/DateText';
import { EnumTag } from '@resonanz/records/EnumTag';
import { TitleLink } from '@resonanz/records/TitleLink';
import type { TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import type { TesterText } from '../useTesterText.ts';

const truncated = (text: string) => (
  <Text isTruncated title={text}>
    {text}
  </Text>
);

/** Columns that a list shows only when they are chosen. */
export const HIDDEN_AT_FIRST: readonly string[] = ['country', 'createdAt'];

/** The columns of the list. */
export const testerColumns = (
  { t, labelled, words, number, percent, yesOrNo }: TesterText,
  onOpen: (userId: number) => void,
): readonly TableColumn<TesterUser>[] => [
  {
    id: 'name',
    width: 190,
    header: t('word.name'),
    isSortable: true,
    isRowHeader: true,
    isSticky: true,
    cell: (row) => (
      <TitleLink onPress={() => onOpen(row.id)} isTruncated>
        {row.fullName}
      </TitleLink>
    ),
  },
  {
    id: 'status',
    width: 150,
    header: t('word.status'),
    isSortable: true,
    cell: ({ state }) => <EnumTag of="testerState" value={state} />,
  },
  {
    id: 'username',
    width: 220,
    priority: 2,
    header: t('word.emailAddress'),
    isSortable: true,
    cell: ({ username }) => <MailLink address={username} />,
  },
  { id: 'age', width: 84, header: t('word.age'), isSortable: true, align: 'end', cell: ({ age }) => number(age) },
  {
    id: 'gender',
    width: 110,
    priority: 3,
    header: t('testerUsers.field.gender'),
    cell: ({ gender }) => labelled('gender', gender),
  },
  {
    id: 'city',
    width: 140,
    priority: 1,
    header: t('word.place'),
    isSortable: true,
    cell: ({ city }) => truncated(city ?? '–'),
  },
  {
    id: 'federalState',
    width: 160,
    priority: 2,
    header: t('testerUsers.field.federalState'),
    cell: ({ federalState }) => truncated(labelled('federalState', federalState)),
  },
  {
    id: 'country',
    width: 120,
    priority: 4,
    header: t('word.country'),
    cell: ({ country }) => labelled('country', country),
  },
  {
    id: 'categories',
    width: 200,
    priority: 3,
    header: t('testerUsers.field.categories'),
    cell: ({ categories }) => truncated(words('testerCategory', categories)),
  },
  {
    id: 'platforms',
    width: 160,
    priority: 3,
    header: t('testerUsers.field.platforms'),
    cell: ({ platforms }) => truncated((platforms ?? []).join(', ') || '–'),
  },
  {
    id: 'totalPoints',
    width: 100,
    header: t('testerUsers.field.totalPoints'),
    isSortable: true,
    align: 'end',
    cell: ({ totalPoints }) => number(totalPoints),
  },
  {
    id: 'testsDone',
    width: 110,
    priority: 2,
    header: t('testerUsers.field.testsDone'),
    align: 'end',
    cell: ({ testsDone }) => number(testsDone),
  },
  {
    id: 'punctuality',
    width: 124,
    priority: 2,
    header: t('testerUsers.field.punctuality'),
    align: 'end',
    cell: ({ punctuality }) => percent(punctuality),
  },
  {
    id: 'ugcCampaign',
    width: 110,
    priority: 4,
    header: t('testerUsers.field.ugcCampaign'),
    cell: ({ ugcCampaign }) => yesOrNo(ugcCampaign),
  },
  {
    id: 'createdAt',
    width: 124,
    priority: 4,
    header: t('testerUsers.field.createdAt'),
    isSortable: true,
    cell: ({ createdAt }) => <DateText value={createdAt} />,
  },
];
