import { type Kysely, sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { containsHtml, containsHtmlEntity } from '@resonanz/validators/freeText';
import type { CallUser } from '../../platform/access/CallUser.ts';
import { fullNameOf } from '../../platform/database/fullName.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { conflict, invalidFields, notFound } from '../../platform/http/ApiError.ts';
import type { FileServices } from '../files/door.ts';
import { publishAll, tellRequests, tellUgcRequests } from '../notifications/door.ts';
import { newestPictures } from '../people/door.ts';
import { networkRow, ofAge, refuseRestricted, shownName } from './networkPeople.ts';
import { lockedWishedRequest, type NetworkEditor, requestColumn } from './wishedRequest.ts';

type Schemas = components['schemas'];
type Kind = Schemas['NetworkRequestKind'];
type Db = Kysely<Schema>;

/** Most people wished for in one request. */
export const MOST_WISHES = 50;

/** A note as it is stored: trimmed plain text; 422 when it is markup. */
function plainNote(note: string): string {
  const text = note.trim();
  if (containsHtml(text)) throw invalidFields([{ field: 'note', key: 'containsHtml' }]);
  if (containsHtmlEntity(text)) throw invalidFields([{ field: 'note', key: 'htmlCharacterEntityValue' }]);
  return text;
}

const wishRows = (db: Db, kind: Kind, requestId: number, today: string) =>
  db
    .selectFrom('network_wishes as w')
    .leftJoin('people as p', 'p.id', 'w.person_id')
    .leftJoin('channels as c', 'c.id', 'w.channel_id')
    .leftJoin('influencers as i', 'i.id', 'c.influencer_id')
    .leftJoin('users as u', 'u.id', 'w.created_by')
    .where(`w.${requestColumn[kind]}`, '=', requestId)
    .where('w.removed_at', 'is', null)
    .select([
      'w.id',
      'w.person_id',
      'w.channel_id',
      'w.note',
      'w.created_at',
      'p.kind as person_kind',
      'c.influencer_id',
      'c.platform',
      'i.picture',
      fullNameOf('u').as('created_by'),
      sql<string>`coalesce(p.public_id, c.public_id)`.as('public_id'),
      sql<string>`coalesce(p.first_name, i.first_name, '')`.as('first_name'),
      sql<string>`coalesce(p.surname, i.surname, '')`.as('surname'),
      sql<boolean>`exists (select 1 from network_people n where n.public_id = coalesce(p.public_id, c.public_id) and ${ofAge(today)})`.as(
        'is_visible',
      ),
    ]);

type WishRow = Awaited<ReturnType<ReturnType<typeof wishRows>['execute']>>[number];

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
  return toWishes(
    services,
    user,
    await wishRows(services.db, kind, requestId, berlinDay(services.clock.now()))
      .orderBy('w.created_at')
      .orderBy('w.id')
      .limit(MOST_WISHES)
      .execute(),
  );
}

function tellBoth({ user, services }: NetworkEditor, kind: Kind, requestId: number): void {
  const tell = kind === 'campaign' ? tellRequests : tellUgcRequests;
  tell(services.live, user, services.clock.now(), 'comments', [requestId]);
}

/** Wishes for somebody in an own request; whoever looks after it is told once a person and request. */
export async function addWish(
  editor: NetworkEditor,
  { publicId, kind, requestId, note }: Schemas['NetworkWishInput'],
): Promise<Schemas['NetworkWish']> {
  const { user, services } = editor;
  refuseRestricted(user);
  const text = note === undefined ? undefined : plainNote(note);
  const now = services.clock.now();
  const { id, messages } = await services.db.transaction().execute(async (tx) => {
    const request = await lockedWishedRequest(tx, editor, kind, requestId);
    const person = await networkRow(tx, publicId, berlinDay(now));
    const column = requestColumn[kind];
    const wishes = await tx.selectFrom('network_wishes').selectAll().where(column, '=', requestId).execute();
    const before = wishes.find(
      ({ person_id, channel_id }) => person_id === person.person_id && channel_id === person.channel_id,
    );
    const isNew = before === undefined || before.removed_at !== null;
    if (isNew && wishes.filter(({ removed_at }) => removed_at === null).length >= MOST_WISHES)
      throw conflict('tooManyWishes');
    const isToBeTold = !request.isDraft && (before?.told_at ?? null) === null;
    const values = {
      ...(text !== undefined || isNew ? { note: text ?? '' } : {}),
      ...(isNew ? { removed_at: null, created_at: now, created_by: user.id } : {}),
      ...(isToBeTold ? { told_at: now } : {}),
    };
    if (before !== undefined && Object.keys(values).length > 0)
      await tx.updateTable('network_wishes').set(values).where('id', '=', before.id).execute();
    const wishId =
      before?.id ??
      (
        await tx
          .insertInto('network_wishes')
          .values({ ...values, [column]: requestId, person_id: person.person_id, channel_id: person.channel_id })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    return { id: wishId, messages: isToBeTold ? await request.tell(tx) : [] };
  });
  publishAll(services.live, messages);
  tellBoth(editor, kind, requestId);
  const [wish] = await toWishes(
    services,
    user,
    await wishRows(services.db, kind, requestId, berlinDay(now)).where('w.id', '=', id).execute(),
  );
  if (wish === undefined) throw notFound();
  return wish;
}

/** Takes a wish back, also for somebody who is not visible any more; without one nothing changes. */
export async function removeWish(
  editor: NetworkEditor,
  { publicId, kind, requestId }: Schemas['NetworkWishReference'],
): Promise<null> {
  const { user, services } = editor;
  refuseRestricted(user);
  const now = services.clock.now();
  await services.db.transaction().execute(async (tx) => {
    await lockedWishedRequest(tx, editor, kind, requestId);
    const found = await wishRows(tx, kind, requestId, berlinDay(now))
      .where(sql<boolean>`coalesce(p.public_id, c.public_id) = ${publicId}::uuid`)
      .executeTakeFirst();
    if (found !== undefined)
      await tx.updateTable('network_wishes').set({ removed_at: now }).where('id', '=', found.id).execute();
  });
  tellBoth(editor, kind, requestId);
  return null;
}
