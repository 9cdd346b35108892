import type { LearningVideo } from '@resonanz/api-client/learningMaterials';
import type { Language } from '@resonanz/i18n/language';
import type { MessageKey, Translate } from '@resonanz/i18n/messages';
import { StatusTag } from '@resonanz/ui/StatusTag';
import type { TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { kindOf, wordsOf } from '../material.ts';
import type { messages } from '../messages.ts';
import { AUDIENCES } from './videoList.ts';

const marks = {
  draft: { tone: 'gray', mark: 'hollow' },
  published: { tone: 'green', mark: 'dot' },
  hidden: { tone: 'gray', mark: 'square' },
} as const;

/** The columns of the learning materials. */
export function videoColumns(
  t: Translate<MessageKey<typeof messages>>,
  language: Language,
): readonly TableColumn<LearningVideo>[] {
  const other = language === 'de' ? 'en' : 'de';
  return [
    {
      id: 'title',
      width: 260,
      header: t('learningMaterials.column.title'),
      isSortable: true,
      isRowHeader: true,
      isSticky: true,
      cell: (row) => (
        <>
          <Text as="div" variant="densityStrong" isTruncated title={wordsOf(row, language).title}>
            {wordsOf(row, language).title}
          </Text>
          <Text as="div" variant="caption" tone="muted" isTruncated title={wordsOf(row, other).title}>
            {wordsOf(row, other).title}
          </Text>
        </>
      ),
    },
    {
      id: 'state',
      width: 128,
      header: t('learningMaterials.column.state'),
      isSortable: true,
      cell: ({ state }) => <StatusTag {...marks[state]} label={t(`learningMaterials.state.${state}`)} />,
    },
    {
      id: 'category',
      width: 140,
      header: t('learningMaterials.column.category'),
      isSortable: true,
      cell: ({ category }) => t(`learningMaterials.category.${category}`),
    },
    {
      id: 'kind',
      width: 110,
      priority: 1,
      header: t('learningMaterials.column.kind'),
      cell: (row) => {
        const kind = kindOf(row);
        return kind === null ? '–' : t(`learningMaterials.kind.${kind}`);
      },
    },
    {
      id: 'minutes',
      width: 92,
      priority: 1,
      header: t('learningMaterials.column.minutes'),
      isSortable: true,
      align: 'end',
      cell: ({ minutes }) => minutes,
    },
    {
      id: 'audience',
      width: 180,
      priority: 2,
      header: t('learningMaterials.column.audience'),
      cell: ({ forBrand, forTokenBrand, forTester }) => {
        const isFor = { brand: forBrand, tokenBrand: forTokenBrand, tester: forTester };
        return AUDIENCES.filter((audience) => isFor[audience])
          .map((audience) => t(`learningMaterials.audience.${audience}`))
          .join(', ');
      },
    },
    {
      id: 'language',
      width: 104,
      priority: 2,
      header: t('learningMaterials.language'),
      cell: (row) => t(`learningMaterials.language.${row.language}`),
    },
    {
      id: 'position',
      width: 104,
      priority: 1,
      header: t('learningMaterials.column.position'),
      isSortable: true,
      align: 'end',
      cell: ({ position }) => position,
    },
    {
      id: 'views',
      width: 92,
      header: t('learningMaterials.column.views'),
      isSortable: true,
      align: 'end',
      cell: ({ views }) => views,
    },
  ];
}
