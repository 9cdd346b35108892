import { berlinDay } from '@resonanz/domain/berlinDay';
import { AUDIT_ACTION } from '@resonanz/domain/workStates';
import { notFound } from '../../platform/http/ApiError.ts';
import { probeLink } from '../../platform/http/probeLink.ts';
import { type CallContext, defineArea } from '../../platform/operations/area.ts';
import { changeStatus, deletePost, savePost } from './changes.ts';
import { exportPosts } from './export.ts';
import { findPost, findPostsPage, findProjects } from './queries/posts.ts';
import { findPublished, findPublishedPage, insertView } from './queries/published.ts';

/** Product tests that a post can be related to at most. */
const MAX_PROJECTS = 500;

async function post({ services }: Pick<CallContext, 'services'>, id: number) {
  const found = await findPost(services, id);
  if (found === undefined) throw notFound();
  return found;
}

/** The blog of testerworld. */
export const blogPosts = defineArea('blog-posts', {
  getBlogPostsPage: ({ input, services }) => findPostsPage(services, input.body),
  getBlogPost: (call) => post(call, call.input.path.id),
  saveBlogPost: async (call) => post(call, await savePost(call, call.input.body)),
  changeBlogPostStatus: async (call) => {
    await changeStatus(call, call.input.body);
    return post(call, call.input.body.blogPostId);
  },
  deleteBlogPost: (call) => deletePost(call, call.input.body),
  exportBlogPosts: async (call) => {
    const { body } = call.input;
    const { file, rows } = await exportPosts(call.services, body);
    call.audit({
      entity: 'blogPostExport',
      action: AUDIT_ACTION.export,
      changes: { format: [null, body.format], rows: [null, rows], filters: [null, body.filters ?? {}] },
    });
    return file;
  },
  checkBlogLink: ({ input }) => probeLink(input.body.link),
  getBlogProjects: ({ services }) => findProjects(services.db, MAX_PROJECTS),
  getPublishedBlogPosts: ({ input, services }) => findPublishedPage(services, input.query),
  getPublishedBlogPost: async ({ input, services }) => {
    const found = await findPublished(services, input.path.id);
    if (found === undefined) throw notFound();
    return found;
  },
  markBlogPostRead: async ({ input, services: { db, clock }, user }) => {
    await insertView(db, { post_id: input.body.blogPostId, user_id: user.id, day: berlinDay(clock.now()) });
    return null;
  },
});
