import type { Faq } from '@resonanz/api-client/faqs';
import { formatNumber } from '@resonanz/formatters/number';
import type { Language } from '@resonanz/i18n/language';
import type { MessageKey, Translate } from '@resonanz/i18n/messages';
import { DateText } from '@resonanz/records/DateText';
import { StatusTag } from '@resonanz/ui/StatusTag';
import type { TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { inLanguage } from '../inLanguage.ts';
import type { messages } from '../messages.ts';

type Words = Translate<MessageKey<typeof messages>>;

/** The columns of the list in the reader's language. */
export const faqColumns = (t: Words, language: Language): readonly TableColumn<Faq>[] => [
  {
    id: 'question',
    width: 340,
    header: t('faqs.field.question'),
    isSortable: true,
    isRowHeader: true,
    isSticky: true,
    cell: (faq) => {
      const shown = inLanguage(faq, language);
      return (
        <span lang={shown.language}>
          <Text variant="densityStrong" isTruncated title={shown.question}>
            {shown.question}
          </Text>
        </span>
      );
    },
  },
  {
    id: 'group',
    width: 170,
    header: t('faqs.field.group'),
    isSortable: true,
    cell: ({ groupDe, groupEn }) => {
      const name = language === 'de' ? groupDe : groupEn;
      return (
        <Text isTruncated title={name}>
          {name}
        </Text>
      );
    },
  },
  {
    id: 'position',
    width: 130,
    header: t('faqs.field.order'),
    isSortable: true,
    align: 'end',
    cell: ({ position }) => formatNumber(position, language),
  },
  {
    id: 'languages',
    width: 150,
    header: t('faqs.field.languages'),
    cell: ({ missingLanguages: [missing] }) =>
      missing === undefined ? (
        <StatusTag tone="green" label={t('faqs.languages.complete')} />
      ) : (
        <StatusTag tone="yellow" mark="half" label={t(`faqs.missing.${missing}`)} />
      ),
  },
  {
    id: 'isActive',
    width: 120,
    header: t('word.status'),
    isSortable: true,
    cell: ({ isActive }) =>
      isActive ? (
        <StatusTag tone="green" label={t('faqs.state.active')} />
      ) : (
        <StatusTag tone="gray" mark="hollow" label={t('faqs.state.hidden')} />
      ),
  },
  {
    id: 'helpful',
    width: 110,
    priority: 1,
    header: t('faqs.field.helpful'),
    isSortable: true,
    align: 'end',
    cell: ({ helpful }) => formatNumber(helpful, language),
  },
  {
    id: 'notHelpful',
    width: 140,
    priority: 1,
    header: t('faqs.field.notHelpful'),
    isSortable: true,
    align: 'end',
    cell: ({ notHelpful }) => formatNumber(notHelpful, language),
  },
  {
    id: 'updatedAt',
    width: 130,
    priority: 2,
    header: t('faqs.field.updatedAt'),
    isSortable: true,
    cell: ({ updatedAt }) => <DateText value={updatedAt} />,
  },
];
