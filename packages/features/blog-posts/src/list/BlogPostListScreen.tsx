import { PlusIcon } from '@phosphor-icons/react';
import { useState } from 'react';
import { type BlogPostListItem, blogPostQueries } from '@resonanz/api-client/blogPosts';
import { useApi, useListPage } from '@resonanz/api-client/react';
import { useColumnChoice } from '@resonanz/api-client/savedColumns';
import { HeadButton } from '@resonanz/app-frame/HeadButton';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { staffPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { ListScreen } from '@resonanz/records/ListScreen';
import { useListFile, useListTools, withoutPage } from '@resonanz/records/listTools';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { useMay } from '@resonanz/session/react';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { Table } from '@resonanz/ui/Table';
import { DeleteDialog } from '../dialogs/DeleteDialog.tsx';
import { PreviewDialog } from '../dialogs/PreviewDialog.tsx';
import { ScheduleDialog } from '../dialogs/ScheduleDialog.tsx';
import { messages } from '../messages.ts';
import { useBlogPostColumns } from './blogPostColumns.tsx';
import { blogPostList, toQuery } from './blogPostList.ts';
import { BlogPostRowMenu, type BlogSubject } from './BlogPostRowMenu.tsx';

const Chips = lazyComponent(async () => (await import('./BlogPostFilters.tsx')).BlogPostChips);
const Filters = lazyComponent(async () => (await import('./BlogPostFilters.tsx')).BlogPostFilters);
const changes = async () => (await import('./blogFile.ts')).blogFile;

/** Posts of the blog of testerworld: `/testerworld-blog`. */
export function BlogPostListScreen() {
  const t = useMessages(messages);
  const [mayAdd, mayEdit] = [useMay('Blog', 'add'), useMay('Blog', 'edit')];
  const [mayDelete, mayExport] = [useMay('Blog', 'delete'), useMay('Blog', 'export')];
  const list = useRouterListState(blogPostList);
  const query = useListPage(blogPostQueries(useApi()).page(toQuery(list)));
  const chosen = useColumnChoice('blogPosts');
  const columns = useBlogPostColumns(mayEdit);
  const onExport = useListFile(changes, (file) => ({ ...withoutPage(toQuery(list)), ...file }));
  const [opened, setOpened] = useState<{ subject: BlogSubject; post: BlogPostListItem } | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <PageHead
        title={t('blogPosts.title')}
        actions={
          mayAdd &&
          mayEdit && (
            <HeadButton
              variant="solid"
              icon={PlusIcon}
              label={t('blogPosts.add')}
              href={staffPaths.testerworldBlogAdd()}
            />
          )
        }
      />
      <ListScreen
        {...useListTools(list, { Filters, Chips })}
        query={query}
        columns={{ all: columns, ...chosen, hasActions: true }}
        searchPlaceholder={t('blogPosts.search')}
        emptyText={t('blogPosts.empty')}
        {...(mayExport && { onExport })}
      >
        {(parts) => (
          <Table
            {...parts}
            rowLines={2}
            caption={t('blogPosts.title')}
            getRowId={(row) => row.blogPostId}
            rowAction={(post) => (
              <BlogPostRowMenu
                post={post}
                mayEdit={mayEdit}
                mayDelete={mayDelete}
                onOpen={(subject) => setOpened({ subject, post })}
              />
            )}
            rowActionLabel={t('word.actions')}
          />
        )}
      </ListScreen>
      {opened?.subject === 'preview' && <PreviewDialog blogPostId={opened.post.blogPostId} onClose={close} />}
      {opened?.subject === 'schedule' && <ScheduleDialog post={opened.post} onClose={close} />}
      {opened?.subject === 'delete' && <DeleteDialog post={opened.post} onClose={close} />}
    </>
  );
}
