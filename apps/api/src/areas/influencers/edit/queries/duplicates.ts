import { type Kysely, type RawBuilder, sql } from 'kysely';
import { channelKey, normaliseChannelUrl } from '@resonanz/domain/channelUrls';
import type { CallUser } from '../../../../platform/access/CallUser.ts';
import type { Schema } from '../../../../platform/database/schema.ts';
import type { Schemas } from '../../../../platform/http/Schemas.ts';
import { visibleRows } from '../../../ownership/door.ts';
import { knownChannels } from '../../queries/channels.ts';

type Candidate = Schemas['DuplicateCandidate'];

const MAX_DUPLICATES = 10;

async function ownerOf(db: Kysely<Schema>, url: string | undefined): Promise<number | undefined> {
  const read = normaliseChannelUrl(url ?? '');
  if (!read.ok) return undefined;
  return (await knownChannels(db, [read])).get(channelKey(read.platform, read.url))?.influencerId;
}

/** Why a person may be a duplicate, strongest reason first. */
function matchesOf(
  { email = '', firstName = '', surname = '', cities = '' }: Schemas['DuplicateQuery'],
  ownerId: number | undefined,
) {
  const matches: [Candidate['match'], RawBuilder<boolean>][] = [];
  if (ownerId !== undefined) matches.push(['channel', sql<boolean>`i.id = ${ownerId}`]);
  if (email.trim() !== '') matches.push(['email', sql<boolean>`lower(i.email) = ${email.trim().toLowerCase()}`]);
  if (firstName.trim() !== '' && surname.trim() !== '') {
    const isHere =
      cities.trim() === ''
        ? sql<boolean>`true`
        : sql<boolean>`(i.city is null or lower(i.city) = lower(${cities.trim()}))`;
    matches.push([
      'name',
      sql<boolean>`lower(i.surname collate "C") = lower(${surname.trim()}::text collate "C")
        and lower(i.first_name collate "C") = lower(${firstName.trim()}::text collate "C") and ${isHere}`,
    ]);
  }
  return matches;
}

/** Visible people that may be duplicates of the one being entered. */
export async function duplicateCandidates(
  db: Kysely<Schema>,
  viewer: CallUser,
  query: Schemas['DuplicateQuery'],
): Promise<Candidate[]> {
  const found = new Map<number, Candidate>();
  for (const [match, condition] of matchesOf(query, await ownerOf(db, query.url))) {
    const rows = await db
      .selectFrom('influencers as i')
      .select(['i.id', 'i.first_name', 'i.surname', 'i.city', 'i.picture'])
      .where(condition)
      .where(visibleRows('influencers', viewer, 'i'))
      .where('i.id', '<>', query.exceptId ?? 0)
      .orderBy('i.id')
      .limit(MAX_DUPLICATES)
      .execute();
    for (const { id, first_name: firstName, surname, city: cities, picture } of rows) {
      if (!found.has(id) && found.size < MAX_DUPLICATES)
        found.set(id, { influencerId: id, firstName, surname, cities, picture, channels: [], match });
    }
  }
  const channels = await db
    .selectFrom('channels')
    .select(['id', 'influencer_id', 'platform', 'handle'])
    .where('influencer_id', 'in', [...found.keys(), 0])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  for (const { id, influencer_id, platform, handle } of channels) {
    found.get(influencer_id)?.channels.push({ channelId: id, platform: platform as Schemas['Platform'], handle });
  }
  return [...found.values()];
}
