import { useQuery } from '@tanstack/react-query';
import { blogPostQueries } from '@resonanz/api-client/blogPosts';
import { useApi } from '@resonanz/api-client/react';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { useMessages } from '@resonanz/i18n/react';
import { FilterBar, FilteredSection } from '@resonanz/records/FilterBar';
import { ListPagination } from '@resonanz/records/ListPagination';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { Button } from '@resonanz/ui/Button';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Stack } from '@resonanz/ui/Stack';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { messages } from '../messages.ts';
import { MAIN_CATEGORIES, useCategoryName } from '../words.ts';
import { BlogCard } from './BlogCard.tsx';
import * as css from './BlogScreen.css.ts';
import { publishedList } from './publishedList.ts';
import { useMarkRead } from './useMarkRead.ts';

/** Posts a page. */
const PAGE_SIZE = 24;

/** What testers and visitors can read: `/testerworld/blog`. */
export function BlogScreen() {
  const t = useMessages(messages);
  const categoryName = useCategoryName();
  const markRead = useMarkRead();
  const list = useRouterListState(publishedList);
  const { category } = list.filters;
  const { data, error, refetch } = useQuery(
    blogPostQueries(useApi()).published({
      pageNumber: list.page - 1,
      pageSize: PAGE_SIZE,
      ...(category !== null && { category }),
      ...(list.search !== '' && { search: list.search }),
    }),
  );
  return (
    <>
      <PageHead title={t('blogPosts.blog')} description={t('blogPosts.intro')} />
      <FilteredSection label={t('blogPosts.blog')}>
        <FilterBar
          search={list.search}
          onSearch={list.setSearch}
          placeholder={t('blogPosts.search')}
          choices={[
            {
              label: t('blogPosts.category'),
              anyLabel: t('blogPosts.anyCategory'),
              items: MAIN_CATEGORIES.map((id) => ({ id: String(id), label: categoryName(id) })),
              selectedId: category === null ? null : String(category),
              onChange: (id) =>
                list.setFilters({ category: MAIN_CATEGORIES.find((each) => String(each) === id) ?? null }),
            },
          ]}
        />
        {error && (
          <LoadFailure reloadLabel={t('word.reload')} onReload={() => void refetch()}>
            {t('blogPosts.failedList')}
          </LoadFailure>
        )}
        {!data && !error && (
          <div role="status">
            <VisuallyHidden>{t('blogPosts.loadingList')}</VisuallyHidden>
            <Stack space={6}>
              {['64%', '72%', '58%'].map((width) => (
                <Skeleton key={width} width={width} />
              ))}
            </Stack>
          </div>
        )}
        {data?.totalElements === 0 && !list.isNarrowed && (
          <EmptyState title={t('blogPosts.emptyBlog')}>{t('blogPosts.emptyBlogText')}</EmptyState>
        )}
        {data?.totalElements === 0 && list.isNarrowed && (
          <EmptyState
            title={t('blogPosts.noMatch')}
            action={<Button onPress={list.reset}>{t('blogPosts.reset')}</Button>}
          >
            {t('blogPosts.noMatchText')}
          </EmptyState>
        )}
        {data && data.content.length > 0 && (
          <ul className={css.cards}>
            {data.content.map((post) => (
              <BlogCard key={post.blogPostId} post={post} onOpen={() => markRead(post.blogPostId)} />
            ))}
          </ul>
        )}
        {data && data.totalElements > PAGE_SIZE && (
          <ListPagination
            page={list.page}
            pageSize={PAGE_SIZE}
            total={data.totalElements}
            onPageChange={list.setPage}
          />
        )}
      </FilteredSection>
    </>
  );
}
