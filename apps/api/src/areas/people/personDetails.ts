import type { CallUser } from '../../platform/access/CallUser.ts';
import { notFound } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import { type FileServices, filesOf } from '../files/door.ts';
import { type PersonKind, readsAll } from './personKind.ts';
import { findPerson, type StoredPerson } from './queries/people.ts';

/** The sheet of a stored person as it travels. */
export const sheetOf = (row: StoredPerson): Schemas['PersonSheet'] =>
  ({
    firstName: row.first_name,
    surname: row.surname,
    email: row.email,
    mobile: row.mobile,
    dob: row.dob,
    address: row.address,
    gender: row.gender,
    country: row.country,
    cities: row.city,
    category: row.categories,
    languages: row.languages,
    nourishment: row.nourishment,
    relationshipStatus: row.relationship_status,
    children: row.has_children,
    childrenAges: row.children_ages,
    alcohol: row.alcohol,
    smartphone: row.smartphone,
    pets: row.pets,
    athletic: row.athletic,
    mobility: row.mobility,
    // The database orders the members of objects its own way.
    channels: row.channels.map(({ platform, followers }) => ({ platform, followers })),
    height: row.height,
    clothingSize: row.clothing_size,
    shoeSize: row.shoe_size,
    hairColour: row.hair_colour,
    eyeColour: row.eye_colour,
    equipment: row.equipment,
    turnaroundDays: row.turnaround_days,
    dayPrice: row.day_price,
    videoPrices: row.video_prices.map(({ seconds, price }) => ({ seconds, price })),
    notes: row.notes,
    consentOn: row.consent_on,
    consentSource: row.consent_source,
    networkConsentOn: row.network_consent_on,
    // The database keeps words of closed lists as texts.
  }) as Schemas['PersonSheet'];

/** One person with pictures and videos. */
export async function personDetails(
  services: FileServices,
  user: CallUser,
  kind: PersonKind,
  id: number,
): Promise<Schemas['PersonDetails']> {
  const row = await findPerson(services.db, user, kind, id);
  if (row === undefined) throw notFound();
  const files = await filesOf(services, { subject: kind, subjectId: id });
  const pictures = files.filter(({ contentType }) => contentType.startsWith('image/'));
  const profile = pictures.find((file) => file.kind === 'profile');
  const masked = readsAll(user, kind) ? {} : { dob: null, address: null, dayPrice: null, videoPrices: [] };
  return {
    ...sheetOf(row),
    ...masked,
    personId: row.id,
    state: row.state,
    blockReason: row.block_reason,
    archived: row.archived,
    profilePicture: profile?.url ?? null,
    pictures,
    videos: files.filter(({ contentType }) => contentType.startsWith('video/')),
    masked: Object.keys(masked) as Schemas['PersonDetails']['masked'],
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
