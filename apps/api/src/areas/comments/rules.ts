import type { Selectable } from 'kysely';
import type { CallUser } from '../../platform/access/CallUser.ts';
import type { CommentsTable } from './tables.ts';

/** Maximum number of comments on one subject; a safeguard that no real conversation reaches. */
export const MAX_COMMENTS = 5_000;

/** How long authors can edit their comment; later it has been read and answered. */
export const EDIT_MINUTES = 60;
const MINUTE = 60_000;

/** Whether an own comment is still young enough to be changed. */
export const isEditable = (
  { author_user_id, created_at }: Pick<Selectable<CommentsTable>, 'author_user_id' | 'created_at'>,
  viewer: CallUser,
  now: Date,
): boolean => author_user_id === viewer.id && now.getTime() - Date.parse(created_at) <= EDIT_MINUTES * MINUTE;

/** Own comments can be removed by their writer; every other one by admins. */
export const isRemovable = (
  { author_user_id }: Pick<Selectable<CommentsTable>, 'author_user_id'>,
  viewer: CallUser,
): boolean => author_user_id === viewer.id || viewer.isAdmin;
