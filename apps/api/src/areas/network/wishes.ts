import { berlinDay } from '@resonanz/domain/berlinDay';
import { containsHtml, containsHtmlEntity } from '@resonanz/validators/freeText';
import type { CallUser } from '../../platform/access/CallUser.ts';
import { conflict, invalidFields, notFound } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import type { FileServices } from '../files/door.ts';
import { publishAll, publishRequestEvents, publishUgcRequestEvents } from '../notifications/door.ts';
import { newestPictures } from '../people/door.ts';
import { networkRow } from './queries/people.ts';
import {
  insertWish,
  MAX_WISHES,
  requestColumn,
  storedWishes,
  updateWish,
  wishById,
  wishesOf,
  wishFor,
  type WishRow,
} from './queries/wishes.ts';
import { rejectRestricted, shownName } from './rules.ts';
import { lockedWishedRequest, type NetworkEditor } from './wishedRequest.ts';

type Kind = Schemas['NetworkRequestKind'];

/** A note as it is stored: trimmed plain text; 422 when it is markup. */
function plainNote(note: string): string {
  const text = note.trim();
  if (containsHtml(text)) throw invalidFields([{ field: 'note', key: 'containsHtml' }]);
  if (containsHtmlEntity(text)) throw invalidFields([{ field: 'note', key: 'htmlCharacterEntityValue' }]);
  return text;
}

async function toWishes(
  services: FileServices,
  user: CallUser,
  rows: readonly WishRow[],
): Promise<Schemas['NetworkWish'][]> {
  const idsOf = (kind: 'model' | 'creator') =>
    rows.flatMap(({ person_id, person_kind }) => (person_kind === kind && person_id !== null ? [person_id] : []));
  const pictures = {
    model: await newestPictures(services, 'model', idsOf('model')),
    creator: await newestPictures(services, 'creator', idsOf('creator')),
  };
  const isBrand = user.audience === 'brand';
  return rows.map((row) => {
    const picture =
      row.person_kind === null ? row.picture : (pictures[row.person_kind].get(row.person_id ?? 0) ?? null);
    const isHidden = isBrand && !row.is_visible;
    return {
      publicId: row.public_id,
      kind: row.person_kind ?? 'channel',
      name: isHidden ? null : isBrand ? shownName(row) : `${row.first_name} ${row.surname}`.trim(),
      picture: isHidden ? null : picture,
      note: row.note,
      createdAt: row.created_at,
      createdBy: row.created_by,
      staffRecord: isBrand
        ? null
        : {
            recordId: row.person_id ?? row.channel_id ?? 0,
            influencerId: row.influencer_id,
            platform: row.platform as Schemas['NetworkReach']['platform'] | null,
          },
    };
  });
}

/** The people a brand wishes for in a request, the oldest first. */
export async function requestWishes(
  services: FileServices,
  user: CallUser,
  kind: Kind,
  requestId: number,
): Promise<Schemas['NetworkWish'][]> {
  const today = berlinDay(services.clock.now());
  return toWishes(services, user, await wishesOf(services.db, kind, requestId, today));
}

function publishToBoth({ user, services }: NetworkEditor, kind: Kind, requestId: number): void {
  const publish = kind === 'campaign' ? publishRequestEvents : publishUgcRequestEvents;
  publish(services.live, user, services.clock.now(), 'comments', [requestId]);
}

/**
 * Adds a wish for a person to a request of the user's company; notifies the responsible user once per person and
 * request.
 */
export async function addWish(
  editor: NetworkEditor,
  { publicId, kind, requestId, note }: Schemas['NetworkWishInput'],
): Promise<Schemas['NetworkWish']> {
  const { user, services } = editor;
  rejectRestricted(user);
  const text = note === undefined ? undefined : plainNote(note);
  const now = services.clock.now();
  const { id, messages } = await services.db.transaction().execute(async (tx) => {
    const request = await lockedWishedRequest(tx, editor, kind, requestId);
    const person = await networkRow(tx, publicId, berlinDay(now));
    const wishes = await storedWishes(tx, kind, requestId);
    const before = wishes.find(
      ({ person_id, channel_id }) => person_id === person.person_id && channel_id === person.channel_id,
    );
    const isNew = before === undefined || before.removed_at !== null;
    if (isNew && wishes.filter(({ removed_at }) => removed_at === null).length >= MAX_WISHES)
      throw conflict('tooManyWishes');
    const isToBeNotified = !request.isDraft && (before?.notified_at ?? null) === null;
    const values = {
      ...(text !== undefined || isNew ? { note: text ?? '' } : {}),
      ...(isNew ? { removed_at: null, created_at: now, created_by: user.id } : {}),
      ...(isToBeNotified ? { notified_at: now } : {}),
    };
    if (before !== undefined && Object.keys(values).length > 0) await updateWish(tx, before.id, values);
    const wishId =
      before?.id ??
      (await insertWish(tx, {
        ...values,
        [requestColumn[kind]]: requestId,
        person_id: person.person_id,
        channel_id: person.channel_id,
      }));
    return { id: wishId, messages: isToBeNotified ? await request.notify(tx) : [] };
  });
  publishAll(services.live, messages);
  publishToBoth(editor, kind, requestId);
  const row = await wishById(services.db, kind, requestId, berlinDay(now), id);
  const [wish] = await toWishes(services, user, row === undefined ? [] : [row]);
  if (wish === undefined) throw notFound();
  return wish;
}

/** Removes a wish, also for a person who is no longer visible; does nothing without one. */
export async function removeWish(
  editor: NetworkEditor,
  { publicId, kind, requestId }: Schemas['NetworkWishReference'],
): Promise<null> {
  const { user, services } = editor;
  rejectRestricted(user);
  const now = services.clock.now();
  await services.db.transaction().execute(async (tx) => {
    await lockedWishedRequest(tx, editor, kind, requestId);
    const found = await wishFor(tx, kind, requestId, berlinDay(now), publicId);
    if (found !== undefined) await updateWish(tx, found.id, { removed_at: now });
  });
  publishToBoth(editor, kind, requestId);
  return null;
}
