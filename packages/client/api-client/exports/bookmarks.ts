export {
  bookmarkKeys,
  bookmarkMutations,
  bookmarkQueries,
  isBookmarked,
  type BookmarkOwner,
  type WatchListEntry,
} from '../src/bookmarks.ts';
