export { buildComment, buildComments, type BuiltComment } from '../src/builders/comments.ts';
