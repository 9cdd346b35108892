import type { Generated } from 'kysely';
import type { InstantNow, InstantOrNull, NumberOrNull, SearchText } from '../../platform/database/columns.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';

/** Posts of the blog of testerworld. */
export interface BlogPostsTable {
  id: Generated<number>;
  type: Schemas['BlogType'];
  /** A tester category of either level. */
  category: number;
  title_de: Generated<string>;
  title_en: Generated<string>;
  teaser_de: Generated<string>;
  teaser_en: Generated<string>;
  /** HTML, reduced to the elements of articles. */
  body_de: Generated<string>;
  body_en: Generated<string>;
  link: Generated<string>;
  /** A scheduled post counts as published once its time has come. */
  state: Generated<Schemas['BlogPostState']>;
  publish_at: InstantOrNull;
  /** First publication. */
  published_at: InstantOrNull;
  author_id: NumberOrNull;
  created_at: InstantNow;
  updated_at: InstantNow;
  updated_by: NumberOrNull;
  deleted_at: InstantOrNull;
  search_text: SearchText;
}

/** Product tests that a post is about. */
export interface BlogPostProjectsTable {
  post_id: number;
  project_id: number;
}

/** Which tester has read which post on which day of Berlin. */
export interface BlogViewsTable {
  post_id: number;
  user_id: number;
  day: string;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    blog_posts: BlogPostsTable;
    blog_post_projects: BlogPostProjectsTable;
    blog_views: BlogViewsTable;
  }
}
