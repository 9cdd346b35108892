export { CommentLink, type CommentLinkProps, type LinkedDialog } from '../src/CommentLink.tsx';
