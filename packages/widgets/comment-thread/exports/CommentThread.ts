export { COMMENT_MAX_LENGTH, type CommentId, type CommentItem } from '../src/comment.ts';
export {
  type CommentDraft,
  CommentThread,
  type CommentThreadProps,
  type ControlledDraft,
} from '../src/CommentThread.tsx';
