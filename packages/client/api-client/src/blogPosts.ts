import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { answerOf, confirmed, fileOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { READ } from './headers.ts';
import { pageOptions } from './pageOptions.ts';
import type { Schemas } from './Schemas.ts';

/** A post of the blog as the list of the agency shows it. */
export type BlogPostListItem = Schemas['BlogPostListItem'];
/** A post with its texts. */
export type BlogPost = Schemas['BlogPost'];
/** An article of its own, or a link. */
export type BlogType = Schemas['BlogType'];
/** Where a post is on its way to testers. */
export type BlogPostState = Schemas['BlogPostState'];
/** A post as it is saved: without `blogPostId` a new one, else with `updatedAt` as it was read. */
export type BlogPostInput = Schemas['BlogPostInput'];
/** A change of state, with `updatedAt` as it was read. */
export type BlogPostStatusChange = Schemas['BlogPostStatusChange'];
/** Filters, sort and page of the list. */
export type BlogPostQuery = Schemas['BlogPostQuery'];
/** What the exported file carries. */
export type BlogPostExport = Schemas['BlogPostExport'];
/** A product test that a post is about. */
export type BlogProject = Schemas['BlogProject'];
/** Whether a link leads anywhere. */
export type BlogLinkVerdict = Schemas['BlogLinkVerdict'];
/** A published post as lists of testers and visitors show it. */
export type PublishedBlogCard = Schemas['PublishedBlogCard'];
/** A published post with its texts. */
export type PublishedBlogPost = Schemas['PublishedBlogPost'];

/** Filters and page of the published posts. */
export interface PublishedBlogQuery {
  /** Zero-based page. */
  readonly pageNumber?: number;
  /** Posts a page, 10 by default. */
  readonly pageSize?: number;
  /** A tester category; a main category finds those below it, too. */
  readonly category?: number;
  /** Words of title and teaser. */
  readonly search?: string;
}

/** Signed addresses of pictures live for ten minutes: what is older is refetched. */
const freshMs = 5 * 60_000;

/** Query keys of the area. */
export const blogPostKeys = {
  /** Everything of the area. */
  all: ['blog-posts'],
  /** Every page of the list. */
  lists: ['blog-posts', 'list'],
  /** What testers and visitors see. */
  published: ['blog-posts', 'published'],
} as const;

/** Reads of the area. */
export const blogPostQueries = (client: ApiClient) => ({
  /** One page of the filtered and sorted list. */
  page: (query: BlogPostQuery) =>
    pageOptions(blogPostKeys.lists, query, (body, signal) =>
      answerOf(client.http.POST('/blog/getWithPagination', { body, signal, headers: READ })),
    ),
  /** The post with this id. */
  one: (blogPostId: number) =>
    queryOptions({
      queryKey: [...blogPostKeys.all, 'one', blogPostId] as const,
      queryFn: ({ signal }): Promise<BlogPost> =>
        answerOf(client.http.GET('/blog/getById/{id}', { params: { path: { id: blogPostId } }, signal })),
    }),
  /** Product tests that a post can be related to. */
  projects: () =>
    queryOptions({
      queryKey: [...blogPostKeys.all, 'projects'] as const,
      queryFn: ({ signal }): Promise<readonly BlogProject[]> =>
        answerOf(client.http.GET('/blog/getProjects', { signal })),
    }),
  /** One page of the published posts. Needs no log-in. */
  published: (query: PublishedBlogQuery) =>
    queryOptions({
      queryKey: [...blogPostKeys.published, 'page', query] as const,
      queryFn: ({ signal }) => answerOf(client.http.GET('/blog/getPublished', { params: { query }, signal })),
      placeholderData: (before) => before,
      staleTime: freshMs,
    }),
  /** One published post. Needs no log-in. */
  publishedOne: (blogPostId: number) =>
    queryOptions({
      queryKey: [...blogPostKeys.published, 'one', blogPostId] as const,
      queryFn: ({ signal }): Promise<PublishedBlogPost> =>
        answerOf(client.http.GET('/blog/getPublishedById/{id}', { params: { path: { id: blogPostId } }, signal })),
      staleTime: freshMs,
    }),
});

/** Changes of the area. */
export const blogPostMutations = (client: ApiClient, queryClient: QueryClient) => {
  const onSettled = () => queryClient.invalidateQueries({ queryKey: blogPostKeys.all });
  return {
    /** Adds a post or changes it. */
    save: () =>
      mutationOptions({
        mutationFn: (input: BlogPostInput) => answerOf(client.http.POST('/blog/save', { body: input })),
        onSettled,
      }),
    /** Publishes, schedules or hides a post, or makes it a draft again. */
    changeStatus: () =>
      mutationOptions({
        mutationFn: (input: BlogPostStatusChange) => answerOf(client.http.POST('/blog/changeStatus', { body: input })),
        onSettled,
      }),
    /** Deletes a post. */
    remove: () =>
      mutationOptions({
        mutationFn: (blogPostId: number) => confirmed(client.http.POST('/blog/delete', { body: { blogPostId } })),
        onSettled,
      }),
    /** The filtered posts as a file. */
    exportFile: () =>
      mutationOptions({
        mutationFn: (input: BlogPostExport) =>
          fileOf(client.http.POST('/blog/export', { body: input, parseAs: 'blob' })),
      }),
    /** Asks whether a link leads anywhere. */
    checkLink: () =>
      mutationOptions({
        mutationFn: (link: string): Promise<BlogLinkVerdict> =>
          answerOf(client.http.POST('/blog/checkLink', { body: { link }, headers: READ })),
      }),
    /** Notes that the tester has read a post. */
    markRead: () =>
      mutationOptions({
        mutationFn: (blogPostId: number) => confirmed(client.http.POST('/blog/markRead', { body: { blogPostId } })),
      }),
  };
};
