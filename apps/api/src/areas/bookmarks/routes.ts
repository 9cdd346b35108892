import type { components } from '@resonanz/contract/types';
import type { CallUser } from '../../platform/access/CallUser.ts';
import { forbidden, invalidFields, notFound } from '../../platform/http/ApiError.ts';
import { defineArea } from '../../platform/operations/area.ts';
import { addToWatchList, clearWatchList, removeFromWatchList, watchList, watchListEntry } from './queries.ts';

type BookMark = components['schemas']['BookMark'];

const LARGEST_ID = 2_147_483_647;

/**
 * The channel a call is about; the other fields of the object are placeholders and are not believed
 * (docs/domain/people.md#watch-list).
 */
function channelIdOf({ channelId }: BookMark): number {
  const id = typeof channelId === 'number' ? channelId : /^\d{1,10}$/.test(channelId) ? Number(channelId) : 0;
  if (!Number.isInteger(id) || id < 1 || id > LARGEST_ID)
    throw invalidFields([{ field: 'channelId', key: 'invalidValue' }]);
  return id;
}

/** A path that names another user's address is rejected (docs/domain/legal.md#hiding-addresses-in-paths). */
function rejectOtherUsers(user: CallUser, email: string): void {
  if (email.trim().toLowerCase() !== user.email.toLowerCase()) throw forbidden();
}

/** The watch list of the logged-in user. */
export const bookmarks = defineArea('bookmarks', {
  addBookmark: async ({ input: { body }, user, services: { db } }) => {
    const channelId = channelIdOf(body);
    const entry = await watchListEntry(db, user, channelId);
    if (entry === undefined) throw notFound();
    if (!(await addToWatchList(db, user, channelId)))
      throw invalidFields([{ field: 'channelId', key: 'watchListFull' }]);
    return entry;
  },
  removeBookmark: async ({ input: { body }, user, services: { db } }) => {
    await removeFromWatchList(db, user, channelIdOf(body));
    return null;
  },
  removeAllBookmarks: async ({ user, services: { db } }) => {
    await clearWatchList(db, user);
    return null;
  },
  getBookmarks: async ({ input: { path }, user, services: { db } }) => {
    rejectOtherUsers(user, path.email);
    return watchList(db, user);
  },
});
