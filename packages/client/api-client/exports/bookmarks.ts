export { bookmarkKeys, bookmarkMutations, bookmarkQueries, type BookmarkOwner, type WatchListEntry } from '../src/bookmarks.ts';
