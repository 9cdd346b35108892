import {
  ArrowCounterClockwiseIcon,
  CalendarPlusIcon,
  EyeIcon,
  EyeSlashIcon,
  PencilSimpleIcon,
  TrashIcon,
  UploadSimpleIcon,
} from '@phosphor-icons/react';
import { useNavigate } from 'react-router';
import type { BlogPostListItem } from '@resonanz/api-client/blogPosts';
import { staffPaths } from '@resonanz/domain/paths';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { RowMenu } from '@resonanz/records/RowMenu';
import { messages } from '../messages.ts';
import { useBlogActions } from '../useBlogActions.ts';
import { textsFor } from '../words.ts';

/** What is opened for one post. */
export type BlogSubject = 'preview' | 'schedule' | 'delete';

interface BlogPostRowMenuProps {
  post: BlogPostListItem;
  mayEdit: boolean;
  mayDelete: boolean;
  onOpen: (subject: BlogSubject) => void;
}

/** What can be done with one post. */
export function BlogPostRowMenu({ post, mayEdit, mayDelete, onOpen }: BlogPostRowMenuProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { move } = useBlogActions();
  const { state, blogPostId } = post;
  const item = (id: BlogSubject, icon: typeof EyeIcon) => ({
    id,
    label: t(`blogPosts.${id}`),
    icon,
    onAction: () => onOpen(id),
  });
  const change = (to: 'published' | 'hidden' | 'draft', icon: typeof EyeIcon) => ({
    id: to,
    label: t(`blogPosts.move.${to}`),
    icon,
    onAction: () => void move(post, to),
  });
  return (
    <RowMenu
      label={t('blogPosts.menuOf', { title: textsFor(post, language).title })}
      sections={[
        {
          id: 'open',
          items: [
            mayEdit && {
              id: 'edit',
              label: t('word.edit'),
              icon: PencilSimpleIcon,
              onAction: () => void navigate(staffPaths.testerworldBlogEdit({ blogPostId })),
            },
            item('preview', EyeIcon),
          ],
        },
        {
          id: 'state',
          items: [
            mayEdit && state !== 'published' && change('published', UploadSimpleIcon),
            mayEdit && (state === 'draft' || state === 'scheduled') && item('schedule', CalendarPlusIcon),
            mayEdit && state === 'published' && change('hidden', EyeSlashIcon),
            mayEdit && (state === 'scheduled' || state === 'hidden') && change('draft', ArrowCounterClockwiseIcon),
          ],
        },
        { id: 'removal', items: [mayDelete && { ...item('delete', TrashIcon), label: t('word.delete') }] },
      ]}
    />
  );
}
