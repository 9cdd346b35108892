import type { ReactNode } from 'react';
import type { ProjectApplication } from '@resonanz/api-client/projects';
import { initials } from '@resonanz/formatters/name';
import { DateText } from '@resonanz/records/DateText';
import { Avatar } from '@resonanz/ui/Avatar';
import { Inline } from '@resonanz/ui/Inline';
import { Stack } from '@resonanz/ui/Stack';
import type { TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import type { ProjectText } from '../useProjectText.ts';
import { FitMarks } from './FitMarks.tsx';

/** Age, gender and place of a tester, as far as they are known. */
export const personOf = ({ t }: ProjectText, { age, gender, city }: ProjectApplication): string =>
  [age === null ? null : String(age), gender === null ? null : t(`projects.genderShort.${gender}`), city]
    .filter(Boolean)
    .join(', ');

/**
 * What is said of each application; `question` heads the answers to the first question of the application,
 * `renderDecision` draws what can be decided, for those who may.
 */
export const applicationColumns = (
  words: ProjectText,
  question: { de: string; en: string } | null,
  renderDecision?: (application: ProjectApplication) => ReactNode,
): readonly TableColumn<ProjectApplication>[] => {
  const { t, localized, number, percent } = words;
  return [
    {
      id: 'fullName',
      width: 208,
      header: t('projects.column.tester'),
      isRowHeader: true,
      isSortable: true,
      cell: (row) => (
        <Inline space={3} isNowrap>
          <Avatar initials={initials(row.fullName)} />
          <Stack space={0}>
            <Text variant="densityStrong">{row.fullName}</Text>
            <Text tone="muted">{personOf(words, row)}</Text>
          </Stack>
        </Inline>
      ),
    },
    {
      id: 'fit',
      width: 136,
      header: t('projects.column.fit'),
      isSortable: true,
      cell: ({ fitMet, fitOf }) => <FitMarks met={fitMet} of={fitOf} />,
    },
    ...(question === null
      ? []
      : [
          {
            id: 'screening',
            width: 164,
            header: localized(question),
            cell: ({ screening }: ProjectApplication) => (screening === null ? '–' : localized(screening.answer)),
          },
        ]),
    {
      id: 'totalPoints',
      width: 88,
      header: t('projects.column.points'),
      isSortable: true,
      align: 'end',
      cell: ({ totalPoints }) => number(totalPoints),
    },
    {
      id: 'punctuality',
      width: 100,
      header: t('projects.column.punctuality'),
      isSortable: true,
      align: 'end',
      cell: ({ punctuality }) => <Text isNowrap>{percent(punctuality)}</Text>,
    },
    {
      id: 'createdAt',
      width: 104,
      header: t('projects.column.received'),
      isSortable: true,
      cell: ({ createdAt }) => <DateText value={createdAt} />,
    },
    ...(renderDecision === undefined
      ? []
      : [
          {
            id: 'decision',
            header: t('projects.column.decision'),
            cell: renderDecision,
          },
        ]),
  ];
};
