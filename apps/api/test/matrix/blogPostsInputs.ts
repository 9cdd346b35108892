import type { OperationId } from '../../src/platform/operations/area.ts';
import { type Asking, type Maker, unique } from './asking.ts';

const newPost = () => ({
  type: 'INTERNAL',
  category: 11,
  titleDe: unique('Beitrag '),
  titleEn: '',
  teaserDe: '',
  teaserEn: '',
  bodyDe: '<p>Text</p>',
  bodyEn: '',
  link: '',
  projectIds: [],
});

/** A post in a state; returns its id and when it was changed. */
async function stored({ world }: Asking, state: 'draft' | 'published') {
  const { id, updated_at } = await world.server.db
    .insertInto('blog_posts')
    .values({
      type: 'INTERNAL',
      category: 11,
      title_de: unique('Beitrag '),
      body_de: '<p>Text</p>',
      state,
      published_at: state === 'published' ? new Date(0) : null,
    })
    .returning(['id', 'updated_at'])
    .executeTakeFirstOrThrow();
  return { blogPostId: id, updatedAt: new Date(updated_at).toISOString() };
}

/** A valid input of every call about the blog. */
export const blogPostsInputs: Readonly<Partial<Record<OperationId, Maker>>> = {
  getBlogPostsPage: () => ({ json: {} }),
  getBlogPost: async (asking) => ({ path: { id: (await stored(asking, 'draft')).blogPostId } }),
  saveBlogPost: async (asking) => ({ json: { ...newPost(), ...(await stored(asking, 'draft')) } }),
  deleteBlogPost: async (asking) => ({ json: { blogPostId: (await stored(asking, 'draft')).blogPostId } }),
  changeBlogPostStatus: async (asking) => ({ json: { ...(await stored(asking, 'draft')), state: 'published' } }),
  exportBlogPosts: () => ({ json: { format: 'csv', language: 'de' } }),
  checkBlogLink: () => ({ json: { link: 'https://127.0.0.1/' } }),
  getBlogProjects: () => ({}),
  getPublishedBlogPosts: () => ({}),
  getPublishedBlogPost: async (asking) => ({ path: { id: (await stored(asking, 'published')).blogPostId } }),
  markBlogPostRead: async (asking) => ({ json: { blogPostId: (await stored(asking, 'published')).blogPostId } }),
};
