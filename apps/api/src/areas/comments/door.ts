export { isMailedAboutComments, noteCommentMail, switchCommentMail, type MailedThread } from './commentMails.ts';
export { commentPage, type CommentSlice, type CommentSubject } from './comments.ts';
export { noteReading, unreadComments } from './readMarks.ts';
export { addComment, editComment, removeComment, type CommentChange, type NewComment } from './writeComments.ts';
