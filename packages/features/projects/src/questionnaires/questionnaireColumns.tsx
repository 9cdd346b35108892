import type { ProjectQuestionnaire } from '@resonanz/api-client/projects';
import { TitleLink } from '@resonanz/records/TitleLink';
import type { TableColumn } from '@resonanz/ui/Table';
import type { ProjectText } from '../useProjectText.ts';
import { countQuestions } from './questionnaireFacts.ts';
import { QuestionnaireTag } from './QuestionnaireTag.tsx';

/** What is said of each questionnaire of a project. */
export const questionnaireColumns = (
  { t, title, day, number }: ProjectText,
  hrefOf: (questionnaire: ProjectQuestionnaire) => string,
): readonly TableColumn<ProjectQuestionnaire>[] => [
  {
    id: 'title',
    width: 240,
    header: t('word.title'),
    isRowHeader: true,
    cell: (row) => (
      <TitleLink isTruncated href={hrefOf(row)}>
        {title(row)}
      </TitleLink>
    ),
  },
  {
    id: 'kind',
    width: 136,
    header: t('word.type'),
    cell: ({ kind }) => t(`projects.questionnaires.kind.${kind}`),
  },
  {
    id: 'state',
    width: 216,
    header: t('word.status'),
    cell: (row) => <QuestionnaireTag {...row} />,
  },
  {
    id: 'questions',
    width: 96,
    header: t('projects.questionnaires.questions'),
    align: 'end',
    cell: ({ draft }) => number(countQuestions(draft)),
  },
  {
    id: 'opensOn',
    width: 120,
    header: t('projects.questionnaires.opensOn'),
    cell: ({ opensOn }) => day(opensOn),
  },
  {
    id: 'dueOn',
    width: 120,
    header: t('word.dueOn'),
    cell: ({ dueOn }) => day(dueOn),
  },
  {
    id: 'answers',
    width: 104,
    header: t('projects.questionnaires.answers'),
    align: 'end',
    cell: ({ answers }) => number(answers),
  },
];
