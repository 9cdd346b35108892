import { DEMO_BLOG_POSTS, type DemoBlogPost } from '@resonanz/demo-data/blogPosts';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { ROLE } from '@resonanz/domain/roles';
import type { Stock } from './Stock.ts';

const DAY = 86_400_000;

const bodyOf = (post: DemoBlogPost, language: 0 | 1): string =>
  post.paragraphs
    .map((paragraph) => paragraph[language])
    .filter((text) => text !== '')
    .map((text) => `<p>${text}</p>`)
    .join('');

async function storePicture({ db, storage }: Stock, id: number, post: DemoBlogPost, at: Date, by: number | null) {
  if (post.picture === null) return;
  const [ground, drawing] = post.picture;
  const bytes = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" width="960" height="540">' +
      `<rect width="320" height="180" fill="${ground}"/>${drawing}</svg>`,
    'utf8',
  );
  const key = `profile-demo-blog-${id}.svg`;
  await storage.put('profile', key, bytes);
  await db
    .insertInto('files')
    .values({
      key,
      name: 'Titelbild.svg',
      content_type: 'image/svg+xml',
      size: bytes.length,
      subject: 'blogPost',
      subject_id: id,
      kind: 'profile',
      uploaded_by: by,
      created_at: at,
    })
    .execute();
}

/** Puts posts of the blog with pictures, product tests and readers. */
export async function seedBlog(stock: Stock): Promise<void> {
  const { db, clock } = stock;
  const now = clock.now().getTime();
  const author = await db.selectFrom('users').select('id').where('role_id', '=', ROLE.superAdmin).executeTakeFirst();
  const by = author?.id ?? null;
  const readers = await db.selectFrom('users').select('id').where('role_id', '=', ROLE.tester).limit(40).execute();
  const projects = await db.selectFrom('tester_projects').select('id').orderBy('id').limit(6).execute();
  for (const [index, post] of DEMO_BLOG_POSTS.entries()) {
    const moment = new Date(now - post.days * DAY);
    const at = new Date(now - Math.max(post.days, 1) * DAY);
    const isShown = post.state === 'published' || post.state === 'hidden';
    const { id } = await db
      .insertInto('blog_posts')
      .values({
        type: post.link === '' ? 'INTERNAL' : 'EXTERNAL',
        category: post.category,
        title_de: post.titleDe,
        title_en: post.titleEn,
        teaser_de: post.teaserDe,
        teaser_en: post.teaserEn,
        body_de: bodyOf(post, 0),
        body_en: post.titleEn === '' ? '' : bodyOf(post, 1),
        link: post.link,
        state: post.state,
        publish_at: post.state === 'scheduled' ? moment : null,
        published_at: isShown ? moment : null,
        author_id: by,
        created_at: at,
        updated_at: at,
        updated_by: by,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await storePicture(stock, id, post, at, by);
    const project = index % 2 === 0 ? projects[index % Math.max(1, projects.length)] : undefined;
    if (project !== undefined && post.link === '')
      await db.insertInto('blog_post_projects').values({ post_id: id, project_id: project.id }).execute();
    // The oldest ones have been read by most.
    const seen = isShown ? readers.slice(0, Math.min(readers.length, 4 + index * 3)) : [];
    if (seen.length > 0)
      await db
        .insertInto('blog_views')
        .values(seen.map((reader) => ({ post_id: id, user_id: reader.id, day: berlinDay(moment) })))
        .execute();
  }
}
