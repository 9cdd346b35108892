/** The part of the table for the blog of testerworld; see expectations.ts for its words. */
export const blogPostsTable = `
# blog-posts: Blog of the tester area
call | asks | rows | nobody | 1 | 2 | 3 | 3t | 3o | 6 | 7 | 8 | 9 | source
POST blog/getWithPagination | Blog: view, staff | blogPosts | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#blog
GET blog/getById/{id} | Blog: view, staff | blogPosts | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#blog
POST blog/save | Blog: edit, staff | blogPosts | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#blog
POST blog/delete | Blog: delete, staff | blogPosts | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#blog
POST blog/changeStatus | Blog: edit, staff | blogPosts | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#blog
POST blog/export | Blog: export, staff | blogPosts | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#blog
POST blog/checkLink | Blog: edit, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#blog
GET blog/getProjects | Blog: view, staff | all | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#blog
GET blog/getPublished | public | - | yes | yes | yes | yes | yes | yes | yes | yes | yes | yes | docs/domain/testers.md#blog
GET blog/getPublishedById/{id} | public | - | yes | yes | yes | yes | yes | yes | yes | yes | yes | yes | docs/domain/testers.md#blog
POST blog/markRead | tester | publishedBlogPosts | 401 | 403 | 403 | 403 | 403 | 403 | 403 | 403 | own | 403 | docs/domain/testers.md#blog
`;
