import type { Kysely } from 'kysely';
import { ageOn } from '@resonanz/domain/age';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { INFLUENCER_STATUS } from '@resonanz/domain/workStates';
import type { CallUser } from '../../platform/access/CallUser.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import { profileChannels } from '../figures/door.ts';
import { topAgeBand } from '../influencers/door.ts';
import { findPerson, type PersonRow } from './queries/people.ts';

type Profile = Schemas['InfluencerProfile'];

/** Country and last four characters, enough to distinguish two accounts on the phone. */
function maskedIban(iban: string): string {
  const signs = iban.replaceAll(/\s/g, '');
  return `${signs.slice(0, 2)}${'•'.repeat(Math.max(0, signs.length - 6))}${signs.slice(-4)}`;
}

/** Bank account, birthday and address; of people without the edit right they are hidden, and listed as hidden. */
function confidential(
  { iban, dob, address }: PersonRow,
  mayRead: boolean,
): Pick<Profile, 'iban' | 'dob' | 'address' | 'masked'> {
  if (mayRead) return { iban, dob, address, masked: [] };
  const present = (['iban', 'dob', 'address'] as const).filter((name) => ({ iban, dob, address })[name] !== null);
  return { iban: iban === null ? null : maskedIban(iban), dob: null, address: null, masked: present };
}

function toWire(row: PersonRow, channels: Schemas['ProfileChannel'][], mayRead: boolean, now: Date): Profile {
  const [largest] = channels;
  return {
    influencerId: row.id,
    userId: row.user_id,
    firstName: row.first_name,
    surname: row.surname,
    picture: row.picture,
    email: row.email,
    mobile: row.mobile,
    age: ageOn(row.dob, berlinDay(now)),
    category: row.categories,
    nourishment: row.nourishment,
    relationshipStatus: row.relationship_status,
    children: row.number_of_children === null ? null : row.number_of_children > 0,
    numberOfChildren: row.number_of_children,
    alcohol: row.alcohol,
    smartphone: row.smartphone,
    pets: row.pets,
    athletic: row.athletic,
    mobility: row.mobility,
    country: row.country,
    cities: row.city,
    gender: row.gender,
    ageGroup: topAgeBand(largest?.audience.shares),
    management: row.management,
    engagementRate: largest?.engagementRate.value ?? null,
    averageRating: row.average_rating,
    ratingCount: row.rating_count,
    isTrusted: row.is_trusted,
    buyOut: row.buy_out,
    accountRecipient: row.account_recipient,
    isImport: row.is_import,
    status: row.status === INFLUENCER_STATUS.blocked ? 'blocked' : 'active',
    blockedReason: row.block_reason,
    channels,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    ...confidential(row, mayRead),
  };
}

/** Everything of one influencer that the viewer may see; undefined when that is nothing. */
export async function influencerProfile(
  db: Kysely<Schema>,
  viewer: CallUser,
  influencerId: number,
  now: Date,
): Promise<Profile | undefined> {
  const [row, channels] = await Promise.all([
    findPerson(db, viewer, influencerId),
    profileChannels(db, viewer, { influencerId }),
  ]);
  return row && toWire(row, channels, viewer.may('Influencer Management', 'edit'), now);
}
