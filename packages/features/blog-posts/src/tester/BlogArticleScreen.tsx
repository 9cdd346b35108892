import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { blogPostQueries } from '@resonanz/api-client/blogPosts';
import { pageFailure } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { FailedPage } from '@resonanz/app-frame/FailedPage';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { testerPaths } from '@resonanz/domain/paths';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { Article } from '../article/Article.tsx';
import { messages } from '../messages.ts';
import { languageOf, textsIn } from '../words.ts';
import * as css from './BlogScreen.css.ts';
import { useMarkRead } from './useMarkRead.ts';

/** One article: `/testerworld/blog/{blogId}`. */
export function BlogArticleScreen() {
  const t = useMessages(messages);
  const reader = useLanguage();
  const markRead = useMarkRead();
  const blogPostId = Number(useParams()['blogId']);
  const query = useQuery(blogPostQueries(useApi()).publishedOne(blogPostId));
  const { data: post } = query;
  const isRead = post?.type === 'INTERNAL';
  useEffect(() => {
    if (isRead) markRead(blogPostId);
  }, [isRead, blogPostId, markRead]);
  const blog = { label: t('blogPosts.blog'), href: testerPaths.blog() };
  const failure = pageFailure(query);
  if (failure)
    return (
      <FailedPage
        head={<PageHead title={t('blogPosts.article')} breadcrumbs={[blog]} />}
        failure={failure}
        missingText={t('blogPosts.notFound')}
        failedText={t('blogPosts.failed')}
        onReload={() => void query.refetch()}
      />
    );
  if (!post)
    return (
      <div className={css.page} role="status">
        <VisuallyHidden>{t('blogPosts.loading')}</VisuallyHidden>
        <Skeleton width="64%" />
        <Skeleton width="48%" />
      </div>
    );
  const language = languageOf(post, reader.language);
  return (
    <>
      <PageHead title={textsIn(post, language).title} breadcrumbs={[blog]} />
      <div className={css.page}>
        <Article post={post} language={language} headingLevel={2} linksProjects onOpen={() => markRead(blogPostId)} />
      </div>
    </>
  );
}
