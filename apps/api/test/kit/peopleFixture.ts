import type { Insertable } from 'kysely';
import type { components } from '@resonanz/contract/types';
import type { PeopleTable } from '../../src/areas/people/tables.ts';
import type { Database } from '../../src/platform/database/connect.ts';

/** A sheet with nothing but a name. */
export const emptySheet: components['schemas']['PersonSheet'] = {
  firstName: 'Nora',
  surname: 'Lindner',
  email: null,
  mobile: null,
  dob: null,
  address: null,
  gender: null,
  country: null,
  cities: null,
  category: [],
  languages: [],
  nourishment: null,
  relationshipStatus: null,
  children: null,
  childrenAges: [],
  alcohol: null,
  smartphone: null,
  pets: [],
  athletic: [],
  mobility: [],
  channels: [],
  height: null,
  clothingSize: null,
  shoeSize: null,
  hairColour: null,
  eyeColour: null,
  equipment: [],
  turnaroundDays: null,
  dayPrice: null,
  videoPrices: [],
  notes: '',
  consentOn: null,
  consentSource: null,
  networkConsentOn: null,
};

/** A person who agreed to be shown, unless the values say otherwise. */
export const addPerson = (
  db: Database,
  values: Partial<Insertable<PeopleTable>> = {},
): Promise<{ id: number; public_id: string; updated_at: string }> =>
  db
    .insertInto('people')
    .values({
      kind: 'creator',
      state: 'visible',
      network_consent_on: '2026-03-01',
      first_name: 'Nora',
      surname: 'Lindner',
      ...values,
    })
    .returning(['id', 'public_id', 'updated_at'])
    .executeTakeFirstOrThrow();

/** Offers a channel in the network, or takes it out again. */
export async function offerChannel(
  db: Database,
  channelId: number,
  network_consent_on: string | null = '2026-03-01',
): Promise<string> {
  const row = await db
    .updateTable('channels')
    .set({ network_consent_on })
    .where('id', '=', channelId)
    .returning('public_id')
    .executeTakeFirstOrThrow();
  return row.public_id;
}
