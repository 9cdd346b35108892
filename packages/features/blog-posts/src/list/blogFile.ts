import { blogPostMutations } from '@resonanz/api-client/blogPosts';

/** The list as a file; fetched when a file is asked for. */
export function blogFile(...client: Parameters<typeof blogPostMutations>) {
  return { exportFile: blogPostMutations(...client).exportFile };
}
