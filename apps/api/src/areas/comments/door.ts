export {
  isMailedAboutComments,
  noteCommentMail,
  switchCommentMail,
  type MailedThread,
} from './queries/commentMails.ts';
export { commentPage, type CommentSlice, type CommentSubject } from './queries/comments.ts';
export { noteReading, unreadComments } from './queries/readMarks.ts';
export { addComment, editComment, removeComment, type CommentChange, type NewComment } from './writeComments.ts';
