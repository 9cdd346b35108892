import type { TesterBrand } from '@resonanz/api-client/testerBrands';
import { initials } from '@resonanz/formatters/name';
import { formatNumber } from '@resonanz/formatters/number';
import type { Language } from '@resonanz/i18n/language';
import type { MessageKey, Translate } from '@resonanz/i18n/messages';
import { DateText } from '@resonanz/records/DateText';
import { Avatar } from '@resonanz/ui/Avatar';
import { StatusTag } from '@resonanz/ui/StatusTag';
import type { TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import type { messages } from '../messages.ts';

type Words = Translate<MessageKey<typeof messages>>;

/** The columns of the list. */
export const testerBrandColumns = (
  t: Words,
  language: Language,
  categoryOf: (id: number) => string,
): readonly TableColumn<TesterBrand>[] => [
  {
    id: 'logo',
    width: 80,
    header: t('testerBrands.field.logo'),
    cell: ({ logo, name }) => <Avatar shape="tile" initials={initials(name)} src={logo?.url ?? null} />,
  },
  {
    id: 'name',
    width: 240,
    header: t('word.name'),
    isSortable: true,
    isRowHeader: true,
    isSticky: true,
    cell: ({ name }) => (
      <Text variant="densityStrong" isTruncated title={name}>
        {name}
      </Text>
    ),
  },
  {
    id: 'position',
    width: 130,
    header: t('testerBrands.field.order'),
    isSortable: true,
    align: 'end',
    cell: ({ position }) => formatNumber(position, language),
  },
  {
    id: 'projects',
    width: 120,
    header: t('testerBrands.field.projects'),
    isSortable: true,
    align: 'end',
    cell: ({ projects }) => formatNumber(projects, language),
  },
  {
    id: 'isActive',
    width: 130,
    header: t('word.status'),
    isSortable: true,
    cell: ({ isActive }) =>
      isActive ? (
        <StatusTag tone="green" label={t('testerBrands.state.active')} />
      ) : (
        <StatusTag tone="gray" mark="hollow" label={t('testerBrands.state.hidden')} />
      ),
  },
  {
    id: 'categories',
    width: 240,
    priority: 1,
    header: t('testerBrands.field.categories'),
    cell: ({ categories }) => {
      const names = categories.map(categoryOf).join(', ');
      return (
        <Text isTruncated title={names}>
          {names || '–'}
        </Text>
      );
    },
  },
  {
    id: 'customerName',
    width: 200,
    priority: 2,
    header: t('word.customer'),
    cell: ({ customerName }) => (
      <Text isTruncated title={customerName ?? ''}>
        {customerName ?? '–'}
      </Text>
    ),
  },
  {
    id: 'updatedAt',
    width: 130,
    priority: 2,
    header: t('testerBrands.field.updatedAt'),
    isSortable: true,
    cell: ({ updatedAt }) => <DateText value={updatedAt} />,
  },
];
