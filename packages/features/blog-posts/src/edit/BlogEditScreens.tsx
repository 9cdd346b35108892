import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { blogPostQueries } from '@resonanz/api-client/blogPosts';
import { pageFailure } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { EditPage } from '@resonanz/app-frame/EditPage';
import { ForbiddenState } from '@resonanz/app-frame/ForbiddenState';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { staffPaths } from '@resonanz/domain/paths';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { FormLoading } from '@resonanz/records/FormParts';
import { useMay } from '@resonanz/session/react';
import { messages } from '../messages.ts';
import { textsFor } from '../words.ts';
import { BlogForm } from './BlogForm.tsx';

/** Adds a post: `/testerworld-blog/add`. */
export function BlogAddScreen() {
  const t = useMessages(messages);
  const [mayAdd, mayEdit] = [useMay('Blog', 'add'), useMay('Blog', 'edit')];
  return (
    <>
      <PageHead
        title={t('blogPosts.add')}
        breadcrumbs={[{ label: t('blogPosts.title'), href: staffPaths.testerworldBlog() }]}
      />
      {mayAdd && mayEdit ? <BlogForm post={undefined} onReload={() => {}} /> : <ForbiddenState />}
    </>
  );
}

/** Changes a post: `/testerworld-blog/{blogPostId}/edit`. */
export function BlogEditScreen() {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const blogPostId = Number(useParams()['blogPostId']);
  const mayEdit = useMay('Blog', 'edit');
  const query = useQuery(blogPostQueries(useApi()).one(blogPostId));
  const { data: post } = query;
  return (
    <EditPage
      title={t('blogPosts.edit')}
      list={{ label: t('blogPosts.title'), href: staffPaths.testerworldBlog() }}
      record={post && { label: textsFor(post, language).title }}
      failure={mayEdit ? pageFailure(query) : 'forbidden'}
      missingText={t('blogPosts.notFound')}
      failedText={t('blogPosts.failed')}
      onRead={query.refetch}
    >
      {(onReload) =>
        post ? <BlogForm post={post} onReload={onReload} /> : <FormLoading label={t('blogPosts.loading')} />
      }
    </EditPage>
  );
}
