import { ArrowSquareOutIcon, ArticleIcon } from '@phosphor-icons/react';
import type { PublishedBlogCard } from '@resonanz/api-client/blogPosts';
import { testerPaths } from '@resonanz/domain/paths';
import { formatDate } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Heading } from '@resonanz/ui/Heading';
import { Icon } from '@resonanz/ui/Icon';
import { Link } from '@resonanz/ui/Link';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { hostOf } from '../article/Article.tsx';
import { messages } from '../messages.ts';
import { languageOf, textsIn, useCategoryName } from '../words.ts';
import * as css from './BlogScreen.css.ts';

interface BlogCardProps {
  post: PublishedBlogCard;
  /** Called when the link of an EXTERNAL post is opened. */
  onOpen: () => void;
}

/** A post: picture, category, date and where it leads. */
export function BlogCard({ post, onOpen }: BlogCardProps) {
  const t = useMessages(messages);
  const reader = useLanguage();
  const categoryName = useCategoryName();
  const language = languageOf(post, reader.language);
  const { title, teaser } = textsIn(post, language);
  const isExternal = post.type === 'EXTERNAL';
  return (
    <li className={css.card}>
      {post.picture === null ? (
        <span className={css.picture}>
          <Icon icon={ArticleIcon} size="large" />
        </span>
      ) : (
        <img className={css.picture} src={post.picture} alt="" loading="lazy" />
      )}
      <Stack space={3}>
        <Text as="p" variant="caption" tone="muted">
          {[categoryName(post.category), formatDate(post.publishedAt, reader.language)].join(' · ')}
        </Text>
        <Heading level={2}>
          <span lang={language}>
            {isExternal ? (
              <Link href={post.link} target="_blank" iconStart={ArrowSquareOutIcon} onPress={onOpen}>
                {title}
              </Link>
            ) : (
              <Link href={testerPaths.blogPost({ blogId: post.blogPostId })}>{title}</Link>
            )}
          </span>
        </Heading>
        <Text as="p" tone="secondary" maxLines={3}>
          <span lang={language}>{teaser}</span>
        </Text>
        {isExternal && (
          <Text as="p" variant="caption" tone="muted">
            {t('blogPosts.leaves', { host: hostOf(post.link) })}
          </Text>
        )}
      </Stack>
    </li>
  );
}
