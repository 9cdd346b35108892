import { useQuery } from '@tanstack/react-query';
import { type ChannelPost, influencerProfileQueries } from '@resonanz/api-client/influencerProfile';
import { useApi } from '@resonanz/api-client/react';
import { formatDate } from '@resonanz/formatters/date';
import { formatNumber } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { DateText } from '@resonanz/records/DateText';
import { Heading } from '@resonanz/ui/Heading';
import { Link } from '@resonanz/ui/Link';
import { Stack } from '@resonanz/ui/Stack';
import { Table, type TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { messages } from './messages.ts';
import { PartState } from './PartState.tsx';

/** The latest posts of a channel with their reactions. */
export function PostsTable({ channelId }: { channelId: number }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const posts = useQuery(influencerProfileQueries(useApi()).posts(channelId));
  const count = (value: number | null) => (value === null ? '–' : formatNumber(value, language));
  const columns: readonly TableColumn<ChannelPost>[] = [
    {
      id: 'post',
      header: t('profile.posts.post'),
      isRowHeader: true,
      cell: ({ url, title, postedAt }) => (
        <Link href={url} target="_blank" variant="quiet">
          {title || t('profile.posts.untitled', { date: formatDate(postedAt, language) })}
        </Link>
      ),
    },
    { id: 'postedAt', header: t('word.published'), cell: ({ postedAt }) => <DateText value={postedAt} /> },
    { id: 'views', header: t('profile.posts.views'), align: 'end', cell: ({ views }) => count(views) },
    { id: 'likes', header: t('profile.posts.likes'), align: 'end', cell: ({ likes }) => count(likes) },
    { id: 'comments', header: t('word.comments'), align: 'end', cell: ({ comments }) => count(comments) },
  ];
  return (
    <Stack as="section" space={5}>
      <Heading level={2}>{t('profile.posts.title')}</Heading>
      <PartState query={posts}>
        {(rows) =>
          rows.length === 0 ? (
            <Text as="p" tone="muted">
              {t('profile.posts.empty')}
            </Text>
          ) : (
            <Table caption={t('profile.posts.title')} columns={columns} rows={rows} getRowId={({ url }) => url} />
          )
        }
      </PartState>
    </Stack>
  );
}
