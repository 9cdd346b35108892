export { DEMO_BLOG_POSTS, type DemoBlogPost } from '../src/blogPosts.ts';
