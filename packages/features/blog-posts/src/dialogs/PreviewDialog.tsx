import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type BlogPost, blogPostQueries } from '@resonanz/api-client/blogPosts';
import { useApi } from '@resonanz/api-client/react';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Dialog } from '@resonanz/ui/Dialog';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { SegmentedControl } from '@resonanz/ui/SegmentedControl';
import { Stack } from '@resonanz/ui/Stack';
import { Article, type ArticlePost } from '../article/Article.tsx';
import { messages } from '../messages.ts';
import { languageOf } from '../words.ts';

interface PreviewDialogProps {
  blogPostId: number;
  onClose: () => void;
}

const toArticle = ({ picture, publishedAt, publishAt, ...post }: BlogPost): ArticlePost => ({
  ...post,
  picture: picture?.url ?? null,
  publishedAt: publishedAt ?? publishAt,
});

/** A stored post as testers will read it. */
export function PreviewDialog({ blogPostId, onClose }: PreviewDialogProps) {
  const t = useMessages(messages);
  const { data, error, refetch } = useQuery(blogPostQueries(useApi()).one(blogPostId));
  return (
    <ArticleDialog post={data && toArticle(data)} isPending={data === undefined && !error} onClose={onClose}>
      {error && (
        <LoadFailure reloadLabel={t('word.reload')} onReload={() => void refetch()}>
          {t('blogPosts.failed')}
        </LoadFailure>
      )}
    </ArticleDialog>
  );
}

interface ArticleDialogProps {
  post: ArticlePost | undefined;
  isPending?: boolean;
  children?: ReactNode;
  onClose: () => void;
}

/** An article in a window, in both languages. */
export function ArticleDialog({ post, isPending = false, children, onClose }: ArticleDialogProps) {
  const t = useMessages(messages);
  const reader = useLanguage();
  const [chosen, setChosen] = useState<'de' | 'en' | null>(null);
  const language = chosen ?? (post ? languageOf(post, reader.language) : reader.language);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="large"
      title={t('blogPosts.preview')}
      closeLabel={t('word.close')}
      isPending={isPending}
      pendingLabel={t('word.pleaseWait')}
    >
      <Stack space={6}>
        <SegmentedControl
          label={t('word.language')}
          items={(['de', 'en'] as const).map((value) => ({ value, label: t(`blogPosts.language.${value}`) }))}
          value={language}
          onChange={setChosen}
        />
        {children}
        {post && <Article post={post} language={language} headingLevel={3} />}
      </Stack>
    </Dialog>
  );
}
