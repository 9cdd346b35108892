import { createHash, randomBytes } from 'node:crypto';
import { notFound } from '../../platform/http/ApiError.ts';
import { FileAnswer } from '../../platform/http/FileAnswer.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import type { CallContext } from '../../platform/operations/area.ts';
import { drawCalendar } from './drawCalendar.ts';
import { deleteFeed, findFeed, findFeedOwner, openTodosOf, saveFeed } from './queries/feeds.ts';

type Caller = Pick<CallContext, 'user' | 'services'>;

const TOKEN_BYTES = 32;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** When the caller's calendar link was made. */
export async function feedState({ user, services }: Caller): Promise<Schemas['TodoFeed']> {
  const row = await findFeed(services.db, user.id);
  return { createdAt: row?.created_at ?? null };
}

/** Makes a calendar link in place of the one there was; only its hash is stored. */
export async function createFeed({ user, services }: Caller): Promise<Schemas['NewTodoFeed']> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const created_at = services.clock.now();
  await saveFeed(services.db, user.id, { token_hash: hashOf(token), created_at });
  return { path: `/todo/calendar/${token}`, createdAt: created_at.toISOString() };
}

/** Withdraws the caller's calendar link. */
export async function revokeFeed({ user, services }: Caller): Promise<null> {
  await deleteFeed(services.db, user.id);
  return null;
}

/** The open to-dos of the user who made the link, as an iCalendar file; nothing else of the person is in it. */
export async function todoCalendar({ db, publicUrl }: CallContext['services'], token: string): Promise<FileAnswer> {
  const owner = await findFeedOwner(db, hashOf(token));
  if (owner === undefined) throw notFound();
  const todos = await openTodosOf(db, owner.id);
  return new FileAnswer({
    contentType: 'text/calendar; charset=utf-8',
    fileName: 'todos.ics',
    bytes: drawCalendar(todos, { language: owner.language, publicUrl }),
  });
}
