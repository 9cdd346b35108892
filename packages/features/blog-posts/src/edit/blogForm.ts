import type { BlogPost, BlogPostInput } from '@resonanz/api-client/blogPosts';

/** A post as it is entered. */
export type BlogDraft = Omit<BlogPostInput, 'blogPostId' | 'updatedAt' | 'category'> & { category: number | null };

/** Most of each, as the contract has them. */
export const LIMITS = { title: 160, teaser: 400 } as const;

/** What the form begins with. */
export const draftOf = (post: BlogPost | undefined): BlogDraft => ({
  type: post?.type ?? 'INTERNAL',
  category: post?.category ?? null,
  titleDe: post?.titleDe ?? '',
  titleEn: post?.titleEn ?? '',
  teaserDe: post?.teaserDe ?? '',
  teaserEn: post?.teaserEn ?? '',
  bodyDe: post?.bodyDe ?? '',
  bodyEn: post?.bodyEn ?? '',
  link: post?.link ?? '',
  projectIds: post?.projects.map(({ projectId }) => projectId) ?? [],
});

/** What is wrong with a draft before it is sent, by field; the server asks for the same. */
export function errorsOf({ titleDe, titleEn, category, type, link }: BlogDraft) {
  const isHttps = URL.canParse(link.trim()) && new URL(link.trim()).protocol === 'https:';
  return {
    ...(titleDe.trim() === '' && titleEn.trim() === '' && { titleDe: 'required' as const }),
    ...(category === null && { category: 'required' as const }),
    ...(type === 'EXTERNAL' && link.trim() !== '' && !isHttps && { link: 'invalidUrl' as const }),
  };
}
