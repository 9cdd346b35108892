export { BookmarkButton, type BookmarkButtonProps } from '../src/BookmarkButton.tsx';
