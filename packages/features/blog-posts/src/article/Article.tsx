import { ArrowSquareOutIcon } from '@phosphor-icons/react';
import type { BlogProject, BlogType } from '@resonanz/api-client/blogPosts';
import { testerPaths } from '@resonanz/domain/paths';
import { formatDate } from '@resonanz/formatters/date';
import type { Language } from '@resonanz/i18n/language';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { RichTextView } from '@resonanz/rich-text/RichTextView';
import { Button } from '@resonanz/ui/Button';
import { Inline } from '@resonanz/ui/Inline';
import { Link } from '@resonanz/ui/Link';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import { textsIn, useCategoryName } from '../words.ts';
import * as css from './Article.css.ts';

/** A post as an article shows it. */
export interface ArticlePost {
  readonly type: BlogType;
  readonly category: number;
  readonly titleDe: string;
  readonly titleEn: string;
  readonly teaserDe: string;
  readonly teaserEn: string;
  readonly bodyDe: string;
  readonly bodyEn: string;
  readonly link: string;
  /** When it was or will be published; null for a draft. */
  readonly publishedAt: string | null;
  /** Address of the picture. */
  readonly picture: string | null;
  readonly projects: readonly BlogProject[];
}

interface ArticleProps {
  post: ArticlePost;
  language: Language;
  /** Level of the title; 2 leaves it to the page. */
  headingLevel: 2 | 3;
  /** Whether product tests are links. */
  linksProjects?: boolean;
  /** Called when the link of an EXTERNAL post is opened. */
  onOpen?: () => void;
}

/** An article to be read: picture, texts, product tests, or where an EXTERNAL one leads. */
export function Article({ post, language, headingLevel, linksProjects = false, onOpen }: ArticleProps) {
  const t = useMessages(messages);
  const reader = useLanguage();
  const categoryName = useCategoryName();
  const { title, teaser, body } = textsIn(post, language);
  const facts = [
    categoryName(post.category),
    ...(post.publishedAt === null ? [] : [formatDate(post.publishedAt, reader.language)]),
  ];
  return (
    <article className={css.article} lang={language}>
      <Text as="p" variant="caption" tone="muted">
        {facts.join(' · ')}
      </Text>
      {headingLevel === 3 && <h3 className={css.title}>{title}</h3>}
      {post.picture !== null && <img className={css.picture} src={post.picture} alt="" />}
      {teaser !== '' && <p className={css.teaser}>{teaser}</p>}
      {post.type === 'INTERNAL' && body !== '' && (
        <div className={css.body}>
          <RichTextView value={body} headingLevel={headingLevel} linkTarget="_blank" />
        </div>
      )}
      {post.type === 'EXTERNAL' && post.link !== '' && (
        <Stack space={3}>
          <Inline>
            <Button
              href={post.link}
              target="_blank"
              iconStart={ArrowSquareOutIcon}
              {...(onOpen && { onPress: onOpen })}
            >
              {t('blogPosts.openLink')}
            </Button>
          </Inline>
          <Text as="p" variant="caption" tone="muted">
            {t('blogPosts.leaves', { host: hostOf(post.link) })}
          </Text>
        </Stack>
      )}
      {post.projects.length > 0 && (
        <Stack space={4}>
          <Text as="p" variant="densityStrong">
            {t('blogPosts.projects')}
          </Text>
          <ul className={css.projects}>
            {post.projects.map(({ projectId, titleDe, titleEn }) => {
              const name = reader.language === 'de' ? titleDe : titleEn;
              return (
                <li key={projectId}>
                  {linksProjects ? <Link href={testerPaths.project({ projectId })}>{name}</Link> : name}
                </li>
              );
            })}
          </ul>
        </Stack>
      )}
    </article>
  );
}

/** The name of the site that a link leads to. */
export const hostOf = (link: string): string => (URL.canParse(link) ? new URL(link).hostname : link);
