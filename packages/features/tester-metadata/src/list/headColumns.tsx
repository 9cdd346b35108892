import { FilmStripIcon } from '@phosphor-icons/react';
import type { TesterMetadata } from '@resonanz/api-client/testerMetadata';
import { formatDateTime } from '@resonanz/formatters/date';
import type { Language } from '@resonanz/i18n/language';
import type { MessageKey, Translate } from '@resonanz/i18n/messages';
import { TitleLink } from '@resonanz/records/TitleLink';
import { Icon } from '@resonanz/ui/Icon';
import { StatusTag } from '@resonanz/ui/StatusTag';
import type { TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { editPath } from '../editPath.ts';
import type { messages } from '../messages.ts';
import * as css from './headColumns.css.ts';

const marks = {
  empty: { tone: 'gray', mark: 'square' },
  draft: { tone: 'yellow', mark: 'half' },
  live: { tone: 'green', mark: 'dot' },
} as const;

interface ColumnOptions {
  t: Translate<MessageKey<typeof messages>>;
  language: Language;
  mayEdit: boolean;
}

function Thumbnail({ media }: Pick<TesterMetadata, 'media'>) {
  if (media?.type === 'image') return <img className={css.thumbnail} src={media.url} alt="" />;
  return <span className={css.thumbnail}>{media && <Icon icon={FilmStripIcon} size="large" />}</span>;
}

/** The columns of the heads. */
export const headColumns = ({ t, language, mayEdit }: ColumnOptions): readonly TableColumn<TesterMetadata>[] => [
  {
    id: 'key',
    width: 220,
    header: t('testerMetadata.column.key'),
    isRowHeader: true,
    cell: ({ key }) => (
      <>
        <Text as="div" variant="densityStrong">
          {mayEdit ? (
            <TitleLink href={editPath(key)}>{t(`testerMetadata.key.${key}`)}</TitleLink>
          ) : (
            t(`testerMetadata.key.${key}`)
          )}
        </Text>
        <Text as="div" variant="caption" tone="muted">
          {key}
        </Text>
      </>
    ),
  },
  {
    id: 'content',
    width: 420,
    header: t('testerMetadata.column.content'),
    cell: ({ value, media, state }) => {
      const { title, text } = language === 'de' ? value.value_de : value.value_en;
      return (
        <div className={css.preview}>
          <Thumbnail media={media} />
          <div className={css.words}>
            <Text as="div" variant="densityStrong" maxLines={2}>
              {title || (state === 'empty' ? '–' : t('testerMetadata.noTitle'))}
            </Text>
            <Text as="div" variant="caption" tone="muted" maxLines={2}>
              {text}
            </Text>
          </div>
        </div>
      );
    },
  },
  {
    id: 'state',
    width: 120,
    header: t('word.status'),
    cell: ({ state }) => (
      <StatusTag {...marks[state]} label={state === 'draft' ? t('word.draft') : t(`testerMetadata.state.${state}`)} />
    ),
  },
  {
    id: 'changedBy',
    width: 170,
    header: t('testerMetadata.column.changedBy'),
    cell: ({ changedByName }) => changedByName ?? '–',
  },
  {
    id: 'changedAt',
    width: 170,
    header: t('testerMetadata.column.changedAt'),
    cell: ({ changedAt }) => (changedAt === null ? '–' : formatDateTime(changedAt, language)),
  },
];
