export { bookmarkMutations } from '../src/bookmarkMutations.ts';
export {
  bookmarkKeys,
  bookmarkQueries,
  isBookmarked,
  type BookmarkOwner,
  type WatchListEntry,
} from '../src/bookmarks.ts';
