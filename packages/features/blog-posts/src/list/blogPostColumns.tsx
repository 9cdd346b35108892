import type { BlogPostListItem } from '@resonanz/api-client/blogPosts';
import { labels } from '@resonanz/domain/labels';
import { staffPaths } from '@resonanz/domain/paths';
import { formatDateTime } from '@resonanz/formatters/date';
import { formatNumber } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { TitleLink } from '@resonanz/records/TitleLink';
import { StatusTag } from '@resonanz/ui/StatusTag';
import type { TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import { textsFor, useCategoryName } from '../words.ts';

const marks = {
  draft: { tone: 'gray', mark: 'hollow' },
  scheduled: { tone: 'blue', mark: 'half' },
  published: { tone: 'green', mark: 'dot' },
  hidden: { tone: 'gray', mark: 'square' },
} as const;

/** The columns of the list. */
export function useBlogPostColumns(mayEdit: boolean): readonly TableColumn<BlogPostListItem>[] {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { language } = useLanguage();
  const categoryName = useCategoryName();
  return [
    {
      id: 'title',
      width: 320,
      header: t('word.title'),
      isSortable: true,
      isRowHeader: true,
      isSticky: true,
      cell: (post) => {
        const { title } = textsFor(post, language);
        return (
          <>
            <Text as="div" variant="densityStrong" isTruncated title={title}>
              {mayEdit ? (
                <TitleLink href={staffPaths.testerworldBlogEdit({ blogPostId: post.blogPostId })}>{title}</TitleLink>
              ) : (
                title
              )}
            </Text>
            <Text as="div" variant="caption" tone="muted">
              {post.languages.map((each) => t(`blogPosts.language.${each}`)).join(', ')}
            </Text>
          </>
        );
      },
    },
    {
      id: 'state',
      width: 140,
      header: t('word.status'),
      isSortable: true,
      cell: ({ state }) => <StatusTag {...marks[state]} label={t(`blogPosts.state.${state}`)} />,
    },
    {
      id: 'type',
      width: 140,
      header: t('word.type'),
      isSortable: true,
      cell: ({ type }) => label(`blogType.${type}`),
    },
    {
      id: 'category',
      width: 180,
      priority: 1,
      header: t('blogPosts.category'),
      isSortable: true,
      cell: ({ category }) => categoryName(category),
    },
    {
      id: 'author',
      width: 160,
      priority: 1,
      header: t('blogPosts.author'),
      isSortable: true,
      cell: ({ authorName }) => authorName ?? '–',
    },
    {
      id: 'date',
      width: 160,
      header: t('blogPosts.date'),
      isSortable: true,
      cell: ({ publishedAt, publishAt }) => {
        const moment = publishedAt ?? publishAt;
        return moment === null ? '–' : formatDateTime(moment, language);
      },
    },
    {
      id: 'views',
      width: 100,
      header: t('blogPosts.views'),
      isSortable: true,
      align: 'end',
      cell: ({ views }) => formatNumber(views, language),
    },
  ];
}
