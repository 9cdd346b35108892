import type { BlogPostListItem } from '@resonanz/api-client/blogPosts';
import { useLanguage } from '@resonanz/i18n/react';
import { RemoveDialog } from '@resonanz/records/RemoveDialog';
import { useBlogActions } from '../useBlogActions.ts';
import { textsFor } from '../words.ts';

/** Asks before a post is deleted. */
export function DeleteDialog({ post, onClose }: { post: BlogPostListItem; onClose: () => void }) {
  const { t, remove, announce, renderError } = useBlogActions();
  const { language } = useLanguage();
  return (
    <RemoveDialog
      title={t('blogPosts.delete.title', { title: textsFor(post, language).title })}
      onRemove={() => remove(post)}
      onDone={() => {
        announce(t('blogPosts.deleted'));
        onClose();
      }}
      onClose={onClose}
      renderError={renderError}
    >
      {t(post.state === 'published' ? 'blogPosts.delete.published' : 'blogPosts.delete.text')}
    </RemoveDialog>
  );
}
