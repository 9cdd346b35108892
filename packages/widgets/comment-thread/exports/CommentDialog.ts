export { CommentDialog, type CommentDialogProps } from '../src/CommentDialog.tsx';
