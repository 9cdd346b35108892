import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import { fullNameOf } from '../../../platform/database/fullName.ts';
import { containing, readPage } from '../../../platform/database/lists.ts';
import type { Db, Tx } from '../../../platform/database/schema.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { type FileServices, filesOfAll } from '../../files/door.ts';
import { categoryWithChildren } from '../rules.ts';
import type { BlogPostsTable } from '../tables.ts';

/** A post as it is stored. */
export type BlogPostRow = Selectable<BlogPostsTable>;

/** The state of a post `p` at a moment: what was scheduled for a time that has come is published. */
export const stateAt = (now: Date): RawBuilder<Schemas['BlogPostState']> =>
  sql`case when p.state = 'scheduled' and p.publish_at <= ${now.toISOString()}::timestamptz then 'published' else p.state end`;

/** When a post `p` was published first, as of a moment. */
export const publishedAt = (now: Date): RawBuilder<string | null> =>
  sql`case when p.state = 'scheduled' and p.publish_at <= ${now.toISOString()}::timestamptz
    then p.publish_at else p.published_at end`;

const views = sql<number>`(select count(*)::int from blog_views v where v.post_id = p.id)`;

/** The posts of the agency, named `p`. */
const postRows = (db: Db, now: Date) =>
  db
    .selectFrom('blog_posts as p')
    .leftJoin('users as u', 'u.id', 'p.author_id')
    .where('p.deleted_at', 'is', null)
    .selectAll('p')
    .select([
      fullNameOf('u').as('authorName'),
      stateAt(now).as('stateNow'),
      publishedAt(now).as('publishedNow'),
      views.as('views'),
    ]);

type ListedRow = Awaited<ReturnType<ReturnType<typeof postRows>['execute']>>[number];

/** Pictures of posts by the id of the post. */
export async function picturesOf(
  services: FileServices,
  ids: readonly number[],
): Promise<(id: number) => Schemas['StoredFile'] | null> {
  const files = await filesOfAll(services, 'blogPost', ids, 'profile');
  return (id) => files.find(({ subjectId }) => subjectId === id) ?? null;
}

const toListed = (row: ListedRow, picture: Schemas['StoredFile'] | null): Schemas['BlogPostListItem'] => ({
  blogPostId: row.id,
  titleDe: row.title_de,
  titleEn: row.title_en,
  type: row.type,
  category: row.category,
  authorName: row.authorName,
  state: row.stateNow,
  publishAt: row.stateNow === 'scheduled' ? row.publish_at : null,
  publishedAt: row.publishedNow,
  views: row.views,
  languages: [...(row.title_de === '' ? [] : ['de' as const]), ...(row.title_en === '' ? [] : ['en' as const])],
  picture,
  updatedAt: row.updated_at,
});

const orders = (now: Date): Readonly<Record<Schemas['BlogPostSortKey'], RawBuilder<unknown>>> => ({
  title: sql`coalesce(nullif(p.title_de, ''), p.title_en)`,
  type: sql`p.type`,
  category: sql`p.category`,
  author: fullNameOf('u'),
  date: sql`coalesce(${publishedAt(now)}, p.publish_at, p.updated_at)`,
  state: stateAt(now),
  views,
});

type Search = Pick<Schemas['BlogPostQuery'], 'search' | 'filters' | 'sortBy' | 'sort'>;

function narrowed({ search = '', filters = {} }: Search, now: Date): RawBuilder<boolean> {
  const { type, category, state, language } = filters;
  const conditions: RawBuilder<unknown>[] = [sql`p.deleted_at is null`];
  if (type !== undefined) conditions.push(sql`p.type = ${type}`);
  if (category !== undefined) conditions.push(sql`p.category in (${sql.join(categoryWithChildren(category))})`);
  if (state !== undefined) conditions.push(sql`(${stateAt(now)}) = ${state}`);
  if (language !== undefined) conditions.push(language === 'de' ? sql`p.title_de <> ''` : sql`p.title_en <> ''`);
  if (search.trim() !== '') conditions.push(sql`p.search_text like fold_text(${containing(search.trim())})`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** The posts that a search finds, sorted. */
const foundRows = (db: Db, search: Search, now: Date) =>
  postRows(db, now)
    .where(narrowed(search, now))
    .orderBy(sql`${orders(now)[search.sortBy ?? 'date']} ${search.sort === 'ASC' ? sql`asc` : sql`desc`} nulls last`)
    .orderBy('p.id', 'desc');

/** One page of the list. */
export async function findPostsPage(
  services: FileServices,
  query: Schemas['BlogPostQuery'],
): Promise<Schemas['BlogPostPage']> {
  const { db, clock } = services;
  const { pageNumber = 0, pageSize = 10 } = query;
  const now = clock.now();
  const matches = db.selectFrom('blog_posts as p').where(narrowed(query, now));
  // What is published depends on the time.
  const page = await readPage(
    db,
    { rows: foundRows(db, query, now), matches, shares: 'nothing' },
    { pageNumber, pageSize },
  );
  const pictureOf = await picturesOf(
    services,
    page.content.map(({ id }) => id),
  );
  return { ...page, content: page.content.map((row) => toListed(row, pictureOf(row.id))) };
}

/** The posts that a search finds, for a file. */
export async function findPosts(
  db: Db,
  search: Search,
  { now, limit }: { now: Date; limit: number },
): Promise<Schemas['BlogPostListItem'][]> {
  const rows = await foundRows(db, search, now).limit(limit).execute();
  return rows.map((row) => toListed(row, null));
}

/** The product tests of a post. */
export const findProjectsOf = (db: Db, id: number): Promise<Schemas['BlogProject'][]> =>
  db
    .selectFrom('blog_post_projects as r')
    .innerJoin('tester_projects as t', 't.id', 'r.project_id')
    .select(['t.id as projectId', 't.title_de as titleDe', 't.title_en as titleEn'])
    .where('r.post_id', '=', id)
    .orderBy('t.id')
    .execute();

/** One post with its texts. */
export async function findPost(services: FileServices, id: number): Promise<Schemas['BlogPost'] | undefined> {
  const row = await postRows(services.db, services.clock.now()).where('p.id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const [pictureOf, projects] = await Promise.all([picturesOf(services, [id]), findProjectsOf(services.db, id)]);
  return {
    ...toListed(row, pictureOf(id)),
    teaserDe: row.teaser_de,
    teaserEn: row.teaser_en,
    bodyDe: row.body_de,
    bodyEn: row.body_en,
    link: row.link,
    projects,
  };
}

/** Locks a post until the transaction ends; undefined when it was deleted. */
export const lockPost = (tx: Tx, id: number): Promise<BlogPostRow | undefined> =>
  tx
    .selectFrom('blog_posts')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Stores a post; returns its id. */
export async function insertPost(tx: Tx, values: Insertable<BlogPostsTable>): Promise<number> {
  const { id } = await tx.insertInto('blog_posts').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Changes columns of a post. */
export async function updatePost(tx: Tx, id: number, values: Updateable<BlogPostsTable>): Promise<void> {
  await tx.updateTable('blog_posts').set(values).where('id', '=', id).execute();
}

/** Replaces the product tests of a post; returns those that do not exist. */
export async function replaceProjects(tx: Tx, id: number, projectIds: readonly number[]): Promise<number[]> {
  await tx.deleteFrom('blog_post_projects').where('post_id', '=', id).execute();
  if (projectIds.length === 0) return [];
  const known = await tx
    .selectFrom('tester_projects')
    .select('id')
    .where('id', 'in', [...projectIds])
    .execute();
  const knownIds = new Set(known.map((row) => row.id));
  if (knownIds.size > 0)
    await tx
      .insertInto('blog_post_projects')
      .values([...knownIds].map((project_id) => ({ post_id: id, project_id })))
      .execute();
  return projectIds.filter((each) => !knownIds.has(each));
}

/** Product tests to choose from, the newest first. */
export const findProjects = (db: Db, limit: number): Promise<Schemas['BlogProject'][]> =>
  db
    .selectFrom('tester_projects')
    .select(['id as projectId', 'title_de as titleDe', 'title_en as titleEn'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
