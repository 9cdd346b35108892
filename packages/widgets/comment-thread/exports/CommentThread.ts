export { COMMENT_MAX_LENGTH, type CommentId, type CommentItem } from '../src/comment.ts';
export { CommentThread, type CommentThreadProps } from '../src/CommentThread.tsx';
