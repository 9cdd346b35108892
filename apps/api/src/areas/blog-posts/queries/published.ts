import { type RawBuilder, sql } from 'kysely';
import { PROJECT_STATUS } from '@resonanz/domain/projectStates';
import { containing, readPage } from '../../../platform/database/lists.ts';
import type { Db } from '../../../platform/database/schema.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { FileServices } from '../../files/door.ts';
import { categoryWithChildren } from '../rules.ts';
import { picturesOf, publishedAt, stateAt } from './posts.ts';

interface PublishedSearch {
  readonly pageNumber?: number;
  readonly pageSize?: number;
  readonly category?: number;
  readonly search?: string;
}

/** The posts that testers and visitors see, named `p`. */
const publishedRows = (db: Db, now: Date) =>
  db
    .selectFrom('blog_posts as p')
    .where('p.deleted_at', 'is', null)
    .where(sql<boolean>`(${stateAt(now)}) = 'published'`)
    .selectAll('p')
    .select(publishedAt(now).as('publishedNow'));

type PublishedRow = Awaited<ReturnType<ReturnType<typeof publishedRows>['execute']>>[number];

const toCard = (row: PublishedRow, picture: Schemas['StoredFile'] | null): Schemas['PublishedBlogCard'] => ({
  blogPostId: row.id,
  titleDe: row.title_de,
  titleEn: row.title_en,
  teaserDe: row.teaser_de,
  teaserEn: row.teaser_en,
  type: row.type,
  category: row.category,
  link: row.link,
  publishedAt: row.publishedNow ?? row.created_at,
  picture: picture?.url ?? null,
});

function narrowed({ category, search = '' }: PublishedSearch, now: Date): RawBuilder<boolean> {
  const conditions: RawBuilder<unknown>[] = [sql`p.deleted_at is null`, sql`(${stateAt(now)}) = 'published'`];
  if (category !== undefined) conditions.push(sql`p.category in (${sql.join(categoryWithChildren(category))})`);
  if (search.trim() !== '') conditions.push(sql`p.search_text like fold_text(${containing(search.trim())})`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** One page of the published posts, the newest first. */
export async function findPublishedPage(
  services: FileServices,
  search: PublishedSearch,
): Promise<Schemas['PublishedBlogPage']> {
  const { db, clock } = services;
  const { pageNumber = 0, pageSize = 10 } = search;
  const now = clock.now();
  const condition = narrowed(search, now);
  const rows = publishedRows(db, now)
    .where(condition)
    .orderBy(sql`${publishedAt(now)} desc`)
    .orderBy('p.id', 'desc');
  const matches = db.selectFrom('blog_posts as p').where(condition);
  // What is published depends on the time.
  const page = await readPage(db, { rows, matches, shares: 'nothing' }, { pageNumber, pageSize });
  const pictureOf = await picturesOf(
    services,
    page.content.map(({ id }) => id),
  );
  return { ...page, content: page.content.map((row) => toCard(row, pictureOf(row.id))) };
}

/** One published post; of its product tests those that testers can see. */
export async function findPublished(
  services: FileServices,
  id: number,
): Promise<Schemas['PublishedBlogPost'] | undefined> {
  const { db, clock } = services;
  const row = await publishedRows(db, clock.now()).where('p.id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const [pictureOf, projects] = await Promise.all([
    picturesOf(services, [id]),
    db
      .selectFrom('blog_post_projects as r')
      .innerJoin('tester_projects as t', 't.id', 'r.project_id')
      .select(['t.id as projectId', 't.title_de as titleDe', 't.title_en as titleEn'])
      .where('r.post_id', '=', id)
      .where('t.status', '<>', PROJECT_STATUS.pending)
      .orderBy('t.id')
      .execute(),
  ]);
  return { ...toCard(row, pictureOf(id)), bodyDe: row.body_de, bodyEn: row.body_en, projects };
}

/** Notes that a tester has read a post on a day; a second time changes nothing. */
export async function insertView(db: Db, view: { post_id: number; user_id: number; day: string }): Promise<void> {
  await db
    .insertInto('blog_views')
    .values(view)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
